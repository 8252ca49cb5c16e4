//! What Cargo tells a build script, and what the user's environment adds.
//!
//! Variables that Cargo sets need no declaration: a change of them runs the script anyway. All
//! others go through [`Environment::user`], which remembers them for `rerun-if-env-changed` and
//! for the cache key. `PATH` is never read here: it differs between an editor and a shell, and
//! declaring it makes the two rebuild in turns.

use super::cache::Key;
use crate::pipeline::Target;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Set where documentation is built and nothing is linked.
const DOCS_RS: &str = "DOCS_RS";

/// Set where the program is to be checked only.
const CHECK: &str = "RPYTHON_CHECK";

/// The environment of a build script.
pub struct Environment {
    /// The package's folder.
    pub manifest_dir: PathBuf,
    /// The build script's own folder below `OUT_DIR`.
    pub out_dir: PathBuf,
    /// The package's name.
    pub package: String,
    /// The package's version.
    pub version: String,
    /// What is built for.
    pub target: Target,
    /// What it is built on.
    pub host: String,
    /// `0` to `3`, `s` or `z`.
    pub opt_level: String,
    /// Whether debug information is wanted.
    pub debug: String,
    /// Whether docs.rs builds documentation, where there is nothing to link.
    pub docs_rs: bool,
    /// Whether the program is only checked, for an editor: `RPYTHON_CHECK` says so.
    pub check: bool,
    /// The variables of the user that were read.
    user: BTreeMap<String, Option<String>>,
}

impl Environment {
    /// Whether what is built is to be changed and built again, more than it is to be fast.
    pub fn is_dev(&self) -> bool {
        matches!(self.opt_level.as_str(), "0" | "1")
    }

    /// Reads what Cargo set; the error says what is missing.
    pub fn read() -> Result<Self, String> {
        let out_dir = PathBuf::from(cargo("OUT_DIR")?).join(rpython_spec::manifest::FOLDER);
        let width = cargo("CARGO_CFG_TARGET_POINTER_WIDTH")?;
        let pointer_width = match width.as_str() {
            "32" => 32,
            "64" => 64,
            _ => {
                return Err(format!(
                    "targets with {width}-bit pointers are not supported"
                ))
            }
        };
        let target = Target {
            triple: cargo("TARGET")?,
            pointer_width,
            little_endian: cargo("CARGO_CFG_TARGET_ENDIAN")? == "little",
            os: cargo("CARGO_CFG_TARGET_OS")?,
        };
        let mut environment = Environment {
            manifest_dir: PathBuf::from(cargo("CARGO_MANIFEST_DIR")?),
            out_dir,
            package: cargo("CARGO_PKG_NAME")?,
            version: cargo("CARGO_PKG_VERSION")?,
            target,
            host: cargo("HOST")?,
            opt_level: cargo("OPT_LEVEL")?,
            debug: cargo("DEBUG")?,
            docs_rs: false,
            check: false,
            user: BTreeMap::new(),
        };
        environment.docs_rs = environment.user(DOCS_RS).is_some();
        let check = environment.user(CHECK);
        environment.check = check.is_some_and(|value| !matches!(value.as_str(), "" | "0"));
        environment.read_tool_variables();
        Ok(environment)
    }

    /// A variable of the user's environment; declared, so that a change of it runs the script.
    pub fn user(&mut self, name: &str) -> Option<String> {
        let value = std::env::var(name).ok();
        self.user.insert(name.to_string(), value.clone());
        value
    }

    /// The names of the variables read, in alphabetical order.
    pub fn variables(&self) -> impl Iterator<Item = &str> {
        self.user.keys().map(String::as_str)
    }

    /// Adds what the variables say to the tools that run.
    pub fn add_to(&self, key: &mut Key) {
        for (name, value) in &self.user {
            if ![DOCS_RS, CHECK].contains(&name.as_str()) {
                key.add(&format!("{name}={value:?}"));
            }
        }
    }

    /// The variables that `cc` and `bindgen` read on their own. They are declared here, because
    /// neither runs when nothing changed.
    fn read_tool_variables(&mut self) {
        let triple = self.target.triple.clone();
        let underscored = triple.replace('-', "_");
        let kind = if triple == self.host {
            "HOST"
        } else {
            "TARGET"
        };
        for base in ["CC", "CFLAGS", "AR", "ARFLAGS", "RANLIB", "RANLIBFLAGS"] {
            self.user(base);
            self.user(&format!("{kind}_{base}"));
            self.user(&format!("{base}_{triple}"));
            self.user(&format!("{base}_{underscored}"));
        }
        for name in [
            "CRATE_CC_NO_DEFAULTS",
            "CC_SHELL_ESCAPED_FLAGS",
            "CC_FORCE_DISABLE",
        ] {
            self.user(name);
        }
        match self.target.os.as_str() {
            "macos" => drop((self.user("SDKROOT"), self.user("MACOSX_DEPLOYMENT_TARGET"))),
            "ios" => drop((
                self.user("SDKROOT"),
                self.user("IPHONEOS_DEPLOYMENT_TARGET"),
            )),
            "wasi" => drop((self.user("WASI_SDK_PATH"), self.user("WASI_SYSROOT"))),
            _ => {}
        }
        for name in ["CROSS_COMPILE", "CC_KNOWN_WRAPPER_CUSTOM"] {
            self.user(name);
        }
        if cfg!(feature = "bindgen") {
            self.user("BINDGEN_EXTRA_CLANG_ARGS");
            self.user(&format!("BINDGEN_EXTRA_CLANG_ARGS_{triple}"));
            self.user(&format!("BINDGEN_EXTRA_CLANG_ARGS_{underscored}"));
            for name in ["LIBCLANG_PATH", "LLVM_CONFIG_PATH", "CLANG_PATH"] {
                self.user(name);
            }
        }
    }
}

fn cargo(name: &str) -> Result<String, String> {
    std::env::var(name).map_err(|_| {
        format!("{name} is not set: rpython_build::build() is to be called from build.rs, by Cargo")
    })
}
