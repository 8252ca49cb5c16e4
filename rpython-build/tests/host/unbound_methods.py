# Methods of Python's own classes that are called without an object.
for method in [type.mro, type.__subclasses__, object.__dir__, object.__reduce_ex__, dict.items, list.copy, int.bit_length]:
    try:
        print(method())
    except TypeError as error:
        print(type(error).__name__, "needs an argument" in str(error))
print(type.__subclasses__(bool), type.mro(bool))
