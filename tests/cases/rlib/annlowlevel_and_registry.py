from rpython.rtyper.annlowlevel import cast_instance_to_gcref, cast_gcref_to_instance, cast_instance_to_base_ptr, cast_base_ptr_to_instance, hlstr, llstr, cachedtype
from rpython.rtyper.extregistry import ExtRegistryEntry, is_registered
from rpython.translator.driver import TranslationDriver
from rpython.config.translationoption import get_combined_translation_config


class Animal(object):
    def __init__(self, name):
        self.name = name


class Dog(Animal):
    def bark(self):
        return self.name + '!'


def special(n):
    return n + 1


class Entry(ExtRegistryEntry):
    _about_ = special

    def compute_result_annotation(self, s_n):
        return s_n

    def specialize_call(self, hop):
        return None


@cachedtype
class Key(object):
    def __init__(self, n):
        self.n = n


SAME = Key(1) is Key(1)
OTHER = Key(2) is Key(1)
driver = TranslationDriver()
driver.exe_name = 'numbers'
config = get_combined_translation_config(translating=True)
config.translation.suggest(jit=False)
JIT = config.translation.jit


def entry_point(argv):
    n = len(argv)
    refs = [cast_instance_to_gcref(Dog('rex')), cast_instance_to_gcref(Dog('fido'))]
    print([cast_gcref_to_instance(Dog, ref).bark() for ref in refs])
    base = cast_instance_to_base_ptr(Dog('max'))
    print(cast_base_ptr_to_instance(Animal, base).name, hlstr(llstr('text')))
    print(special(n), SAME, OTHER, JIT)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
