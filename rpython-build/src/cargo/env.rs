//! What Cargo tells a build script, and what the user's environment adds.
//!
//! Variables that Cargo sets need no declaration: a change of them runs the script anyway. All
//! others go through [`Environment::user`], which remembers them for `rerun-if-env-changed` and
//! for the cache key. `PATH` is never read here: it differs between an editor and a shell, and
//! declaring it makes the two rebuild in turns.

use super::cache::Key;
use crate::pipeline::Target;
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
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
    /// How much Cargo lets a build script do at the same time.
    pub jobs: Option<NonZeroUsize>,
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
            jobs: value("NUM_JOBS").and_then(|jobs| jobs.parse().ok()),
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
        let value = value(name);
        self.user.insert(name.to_string(), value.clone());
        value
    }

    /// The names of the variables read, in alphabetical order.
    pub fn variables(&self) -> impl Iterator<Item = &str> {
        self.user.keys().map(String::as_str)
    }

    /// Adds what the variables, the user's and Cargo's, say to the tools that run.
    pub fn add_to(&self, key: &mut Key) {
        for (name, value) in &self.user {
            if ![DOCS_RS, CHECK].contains(&name.as_str()) {
                key.add(&format!("{name}={value:?}"));
            }
        }
        for name in SET_BY_CARGO {
            key.add(&format!("{name}={:?}", value(name)));
        }
    }

    /// The variables that the tools read on their own. They are declared here, because no tool runs when
    /// nothing changed.
    fn read_tool_variables(&mut self) {
        let triple = self.target.triple.clone();
        let underscored = triple.replace(['-', '.'], "_");
        let kind = match triple == self.host {
            true => "HOST",
            false => "TARGET",
        };
        for base in OF_TARGETS {
            self.user(base);
            self.user(&format!("{kind}_{base}"));
            self.user(&format!("{base}_{triple}"));
            self.user(&format!("{base}_{underscored}"));
        }
        let os = self.target.os.clone();
        let systems = OF_SYSTEMS.iter().filter(|(name, _)| *name == os);
        for name in systems.flat_map(|(_, names)| *names).chain(OF_ALL) {
            self.user(name);
        }
        if cfg!(feature = "bindgen") {
            self.user(&format!("BINDGEN_EXTRA_CLANG_ARGS_{triple}"));
            self.user(&format!("BINDGEN_EXTRA_CLANG_ARGS_{underscored}"));
            for name in OF_BINDGEN {
                self.user(name);
            }
        }
    }
}

/// What `cc` (1.11) reads by itself, for the target or the host, and in general.
const OF_TARGETS: &[&str] = &[
    "CC",
    "CFLAGS",
    "CXX",
    "CXXFLAGS",
    "CXXSTDLIB",
    "CXXSTDLIB_STATIC",
    "AR",
    "ARFLAGS",
    "RANLIB",
    "RANLIBFLAGS",
];

/// What `cc` reads in any case, and, in the last line, what compilers read.
#[rustfmt::skip]
const OF_ALL: &[&str] = &[
    "CRATE_CC_NO_DEFAULTS", "CC_SHELL_ESCAPED_FLAGS", "CC_FORCE_DISABLE", "CC_KNOWN_WRAPPER_CUSTOM",
    "CC_PREFER_CLANG_CL_OVER_MSVC", "CROSS_COMPILE",
    "CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "COMPILER_PATH", "GCC_EXEC_PREFIX",
];

/// What `cc` reads for targets with this operating system.
const OF_SYSTEMS: &[(&str, &[&str])] = &[
    ("macos", &["SDKROOT", "MACOSX_DEPLOYMENT_TARGET"]),
    ("ios", &["SDKROOT", "IPHONEOS_DEPLOYMENT_TARGET"]),
    ("tvos", &["SDKROOT", "TVOS_DEPLOYMENT_TARGET"]),
    ("watchos", &["SDKROOT", "WATCHOS_DEPLOYMENT_TARGET"]),
    ("visionos", &["SDKROOT", "XROS_DEPLOYMENT_TARGET"]),
    ("wasi", &["WASI_SDK_PATH", "WASI_SYSROOT"]),
    (
        "linux",
        &[
            "WASM_MUSL_SYSROOT",
            "PAUTHTEST_SYSROOT",
            "PAUTHTEST_RESOURCE_DIR",
        ],
    ),
    // (The first three are the compiler's.)
    (
        "windows",
        &[
            "CL",
            "_CL_",
            "INCLUDE",
            "VSINSTALLDIR",
            "VCINSTALLDIR",
            "VCToolsVersion",
            "VSCMD_ARG_TGT_ARCH",
            "VSCMD_ARG_VCVARS_SPECTRE",
            "WindowsSdkDir",
            "WindowsSDKVersion",
            "VisualStudioVersion",
        ],
    ),
];

/// What `cc` reads of what Cargo sets for build scripts, besides the target, the host and the level.
const SET_BY_CARGO: &[&str] = &[
    "CARGO_ENCODED_RUSTFLAGS",
    "CARGO_CFG_TARGET_FEATURE",
    "CARGO_CFG_SANITIZE",
    "CARGO_TRIM_PATHS_SCOPE",
    "CARGO_TRIM_PATHS_REMAP",
    "RUSTC_LINKER",
    "RUSTC_WRAPPER",
];

/// What `bindgen` reads.
const OF_BINDGEN: &[&str] = &[
    "BINDGEN_EXTRA_CLANG_ARGS",
    "LIBCLANG_PATH",
    "LLVM_CONFIG_PATH",
    "CLANG_PATH",
];

/// A variable's value; what is no Unicode in it is replaced.
fn value(name: &str) -> Option<String> {
    std::env::var_os(name).map(|value| value.to_string_lossy().into_owned())
}

fn cargo(name: &str) -> Result<String, String> {
    std::env::var(name).map_err(|_| {
        format!("{name} is not set: rpython_build::build() is to be called from build.rs, by Cargo")
    })
}
