//! How to install what a build needs and has not found, by host and target.

/// How to install a C compiler that runs on `host` and compiles for `target`.
pub(super) fn compiler_advice(host: &str, target: &str) -> String {
    let is_apple = |triple: &str| triple.contains("-apple-");
    let is_msvc = |triple: &str| triple.contains("windows-msvc");
    if is_apple(host) && is_apple(target) {
        "install one with `xcode-select --install`".into()
    } else if is_msvc(host) && is_msvc(target) {
        "install the Visual Studio Build Tools with the C++ workload".into()
    } else if host != target {
        let variable = target.replace(['-', '.'], "_");
        match cross_compiler(host, target) {
            Some(package) => format!(
                "install one for {target} with `apt install {package}`, or what your system calls that; \
                 or set CC_{variable}"
            ),
            None => format!("install one for {target}, and set CC_{variable} to it"),
        }
    } else if host.contains("windows") {
        "install one with `pacman -S mingw-w64-x86_64-gcc` in MSYS2".into()
    } else {
        "install one with `apt install gcc libc6-dev`, `dnf install gcc` or `apk add gcc musl-dev`, \
         or set CC"
            .into()
    }
}

/// How to install the C library's headers for `target` on `host`, where a compiler is that says it compiles for this machine.
pub(super) fn headers_advice(host: &str, target: &str, machine: &str) -> String {
    // (A compiler for several machines finds headers beside the one that is there for the target alone.)
    let other = debian(host, target).filter(|_| host != target);
    let own = other.filter(|of| of.name == machine.replace('_', "-"));
    match own.and_then(|of| of.architecture) {
        Some(architecture) => format!(
            "install them for {target} with `apt install libc6-dev-{architecture}-cross`, or what your system calls that"
        ),
        None => compiler_advice(host, target),
    }
}

/// What Debian has a compiler for, besides the machine's own system.
#[derive(Clone, Copy)]
struct Debian {
    /// How compilers' packages name it: as compilers do, but for `_`.
    name: &'static str,
    /// How packages of the C library do, where that is one of its own.
    architecture: Option<&'static str>,
}

const fn debian_has(name: &'static str, architecture: &'static str) -> Debian {
    Debian {
        name,
        architecture: Some(architecture),
    }
}

/// With a compiler for Windows comes its C library.
const fn debian_has_whole(name: &'static str) -> Debian {
    Debian {
        name,
        architecture: None,
    }
}

const DEBIAN: &[Debian] = &[
    debian_has("aarch64-linux-gnu", "arm64"),
    debian_has("arm-linux-gnueabi", "armel"),
    debian_has("arm-linux-gnueabihf", "armhf"),
    debian_has("i686-linux-gnu", "i386"),
    debian_has("m68k-linux-gnu", "m68k"),
    debian_has("mips-linux-gnu", "mips"),
    debian_has("mips64-linux-gnuabi64", "mips64"),
    debian_has("mips64el-linux-gnuabi64", "mips64el"),
    debian_has("mipsel-linux-gnu", "mipsel"),
    debian_has("powerpc-linux-gnu", "powerpc"),
    debian_has("powerpc64-linux-gnu", "ppc64"),
    debian_has("powerpc64le-linux-gnu", "ppc64el"),
    debian_has("riscv64-linux-gnu", "riscv64"),
    debian_has("s390x-linux-gnu", "s390x"),
    debian_has("sparc64-linux-gnu", "sparc64"),
    debian_has("x86-64-linux-gnu", "amd64"),
    debian_has("x86-64-linux-gnux32", "x32"),
    debian_has_whole("mingw-w64-i686"),
    debian_has_whole("mingw-w64-x86-64"),
];

/// What Debian has for a target that is not the host's own.
fn debian(host: &str, target: &str) -> Option<Debian> {
    let machine = target.split('-').next()?;
    host.split_once("-unknown-linux-")?;
    // Its names of machines, where they are not Rust's.
    let name = match machine {
        "armv5te" | "armv7" | "thumbv7neon" => "arm",
        "i586" => "i686",
        "riscv64gc" => "riscv64",
        "x86_64" => "x86-64",
        other => other,
    };
    let name = if target.ends_with("-windows-gnu") {
        format!("mingw-w64-{name}")
    } else {
        let (_, system) = target.split_once("-linux-")?;
        format!("{name}-linux-{system}")
    };
    DEBIAN.iter().copied().find(|of| of.name == name)
}

/// Debian's package with the compiler for a target that is not the host's own, if there is one.
fn cross_compiler(host: &str, target: &str) -> Option<String> {
    let (machine, _) = target.split_once('-')?;
    let (here, _) = host.split_once("-unknown-linux-")?;
    let system = target.split_once("-linux-").map(|(_, system)| system);
    if system.is_some_and(|system| system.starts_with("musl")) {
        // It makes the machine's own compiler one for musl.
        return (machine == here).then(|| "musl-tools".into());
    }
    Some(format!("gcc-{}", debian(host, target)?.name))
}

/// That libgc is missing, and how to install it, by host.
pub fn libgc_advice(host: &str) -> String {
    let install = if host.contains("-apple-") {
        "`brew install bdw-gc`"
    } else {
        "`apt install libgc-dev`, `dnf install gc-devel` or `apk add gc-dev`"
    };
    format!(
        "RP0605: the collector `boehm` is libgc (8.0 or later), which is not there, or not its header \
         gc/gc.h: install it with {install}, or choose another collector"
    )
}

/// How to install libclang, by host.
#[cfg(feature = "bindgen")]
pub(super) fn libclang_advice(host: &str) -> &'static str {
    if host.contains("-apple-") {
        "brew install llvm"
    } else if host.contains("windows") {
        "winget install LLVM.LLVM"
    } else {
        "apt install libclang-dev, dnf install clang-libs or apk add clang-libclang"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cargo::compile::Missing;

    #[test]
    fn a_cross_compiler_has_a_package_of_its_own() {
        let host = "x86_64-unknown-linux-gnu";
        for (target, package) in [
            ("aarch64-unknown-linux-gnu", "gcc-aarch64-linux-gnu"),
            ("armv7-unknown-linux-gnueabihf", "gcc-arm-linux-gnueabihf"),
            ("riscv64gc-unknown-linux-gnu", "gcc-riscv64-linux-gnu"),
            ("powerpc64le-unknown-linux-gnu", "gcc-powerpc64le-linux-gnu"),
            ("i686-unknown-linux-gnu", "gcc-i686-linux-gnu"),
            ("x86_64-pc-windows-gnu", "gcc-mingw-w64-x86-64"),
            ("x86_64-unknown-linux-musl", "musl-tools"),
        ] {
            let advice = compiler_advice(host, target);
            assert!(
                advice.contains(&format!("`apt install {package}`")),
                "{advice}"
            );
        }
        // Those that there are not.
        for target in [
            "aarch64-linux-android",
            "armv7-linux-androideabi",
            "aarch64-unknown-linux-musl",
            "loongarch64-unknown-linux-gnu",
            "aarch64-pc-windows-gnullvm",
            "x86_64-pc-windows-msvc",
            "aarch64-apple-darwin",
            "thumbv7em-none-eabihf",
        ] {
            let advice = compiler_advice(host, target);
            let variable = format!("set CC_{} to it", target.replace('-', "_"));
            assert!(
                !advice.contains('`') && advice.ends_with(&variable),
                "{advice}"
            );
        }
        assert!(compiler_advice(host, host).contains("apt install gcc libc6-dev"));
        assert!(compiler_advice("aarch64-apple-darwin", "aarch64-apple-ios").contains("xcode"));
    }

    #[test]
    fn a_cross_compiler_has_headers_of_its_own() {
        let host = "x86_64-unknown-linux-gnu";
        for (target, machine, package) in [
            (
                "aarch64-unknown-linux-gnu",
                "aarch64-linux-gnu",
                "libc6-dev-arm64-cross",
            ),
            (
                "armv7-unknown-linux-gnueabihf",
                "arm-linux-gnueabihf",
                "libc6-dev-armhf-cross",
            ),
            (
                "powerpc64le-unknown-linux-gnu",
                "powerpc64le-linux-gnu",
                "libc6-dev-ppc64el-cross",
            ),
            (
                "x86_64-unknown-linux-gnux32",
                "x86_64-linux-gnux32",
                "libc6-dev-x32-cross",
            ),
            // The machine's own compiler, and one for all machines, look beside the one for the target.
            (
                "i686-unknown-linux-gnu",
                "x86_64-linux-gnu",
                "gcc-i686-linux-gnu",
            ),
            (
                "aarch64-unknown-linux-gnu",
                "aarch64-unknown-linux-gnu",
                "gcc-aarch64-linux-gnu",
            ),
            (
                "x86_64-unknown-linux-musl",
                "x86_64-linux-gnu",
                "musl-tools",
            ),
            (
                "x86_64-pc-windows-gnu",
                "x86_64-w64-mingw32",
                "gcc-mingw-w64-x86-64",
            ),
            (host, "x86_64-linux-gnu", "gcc libc6-dev"),
        ] {
            let missing = Missing::Headers {
                tool: "cross-gcc".into(),
                machine: machine.into(),
            };
            let (what, advice) = missing.told(host, target);
            assert!(what.contains("`cross-gcc` has no headers"), "{what}");
            let install = format!("`apt install {package}`");
            assert!(advice.contains(&install), "{target} {machine}: {advice}");
        }
    }

    #[test]
    fn libgc_has_a_package() {
        assert!(libgc_advice("x86_64-unknown-linux-gnu").contains("apt install libgc-dev"));
    }
}
