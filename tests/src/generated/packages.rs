//! A program over many modules in packages: relative imports, `from x import *`, a registry by
//! decorator, settings that are read while importing, `rpython` on the path.

use super::functions::{Functions, COMMON, MEASURE};
use super::{Text, FOOTER};

/// Functions per module, modules per package.
const MODULE: usize = 30;
const PACKAGE: usize = 6;
/// About how many lines a function takes, with its share of classes and calls.
const LINES: usize = 13;

const CONFIG: &str = "\"\"\"What the program is built with.\"\"\"

SETTINGS = {
    'debug': False,
    'limit': 40,
    'names': ['tree', 'stone', 'river'],
    'weights': {'tree': 3, 'stone': 5},
}
SETTINGS['weights'].update((name, len(name)) for name in SETTINGS['names'])
DEBUG = SETTINGS['debug']
LIMIT = SETTINGS['limit']
NAMES = SETTINGS['names']
";

const REGISTRY: &str = "\"\"\"Commands, by name.\"\"\"

from rpython.rlib.rarithmetic import intmask
from .config import DEBUG

__all__ = ['command', 'run_all', 'mix']

_commands = {}


def command(name):
    def register(function):
        assert name not in _commands
        _commands[name] = function
        return function
    return register


def mix(total, value):
    return intmask(total * 31 + value) % 1000003


def run_all(ctx, n):
    results = []
    for name in sorted(_commands.keys()):
        if DEBUG:
            print('running', name)
        results.append((name, _commands[name](ctx, n)))
    return results
";

const MAIN: &str = "\"\"\"A program made by rule.\"\"\"

from app import *
from app.config import NAMES, LIMIT
from rpython.rlib.objectmodel import we_are_translated


def entry_point(argv):
    n = len(argv) + 4
    ctx = State([Shape('base', 2), Shape('limit', LIMIT)])
    ctx.names.append(NAMES[n % 3])
    for name, result in run_all(ctx, n):
        print('%s: %d' % (name, result))
    print(ctx.counter, ctx.steps, len(ctx.names), we_are_translated() and n < 0)
    return 0
";

/// A program of about so many lines.
pub fn program(lines: usize) -> Vec<(String, String)> {
    let count = (lines / LINES).max(MODULE);
    let mut functions = Functions::new(count);
    let mut files = vec![
        ("main.py".to_string(), format!("{MAIN}{FOOTER}")),
        ("app/config.py".into(), CONFIG.into()),
        (
            "app/core.py".into(),
            format!("\"\"\"What all modules use.\"\"\"\n\n{COMMON}{MEASURE}"),
        ),
        ("app/registry.py".into(), REGISTRY.into()),
    ];
    let mut app = Text::default();
    app.push("\"\"\"All of the program.\"\"\"\n\nfrom .core import *\nfrom .registry import *\n");
    let mut package = Text::default();
    for module in 0..count.div_ceil(MODULE) {
        let number = module / PACKAGE;
        if module % PACKAGE == 0 {
            app.line(0, &format!("from . import pkg{number}"));
            package.push("\"\"\"A package.\"\"\"\n\n");
        }
        package.line(0, &format!("from .mod{module} import *"));
        let own = module * MODULE..((module + 1) * MODULE).min(count);
        let file = one_module(&mut functions, module, own.clone());
        files.push((format!("app/pkg{number}/mod{module}.py"), file));
        if module % PACKAGE == PACKAGE - 1 || own.end == count {
            let text = std::mem::take(&mut package);
            files.push((format!("app/pkg{number}/__init__.py"), text.0));
        }
    }
    files.push(("app/__init__.py".into(), app.0));
    files
}

fn one_module(functions: &mut Functions, module: usize, own: std::ops::Range<usize>) -> String {
    let mut text = Text::default();
    text.push(&format!("\"\"\"Module {module}.\"\"\"\n\n"));
    text.push("from ..core import *\nfrom ..registry import command, mix\n");
    // What it may call: its own functions and those of the module before it.
    let mut reach = own.clone();
    if module > 0 {
        let from = if module.is_multiple_of(PACKAGE) {
            format!("..pkg{}", module / PACKAGE - 1)
        } else {
            String::new()
        };
        text.line(0, &format!("from {from}.mod{} import *", module - 1));
        reach.start = own.start - MODULE;
    }
    // Classes derive from those before them.
    let first = Functions::class_of(own.start);
    for class in first..=Functions::class_of(own.end - 1) {
        // One that two modules share stands in the first of them.
        if class * super::functions::FUNCTIONS_PER_CLASS >= own.start {
            functions.class(&mut text, class);
        }
    }
    for index in own.clone() {
        functions.function(&mut text, index, reach.clone());
    }
    let calls = functions.groups(&mut text, own);
    text.push(&format!(
        "\n\n@command('module {module:03}')\ndef run{module}(ctx, n):\n"
    ));
    text.line(1, "total = 0");
    for call in calls {
        text.line(1, &format!("total = mix(total, {call})"));
    }
    text.line(1, "return total");
    text.0
}
