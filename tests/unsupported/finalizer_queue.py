from rpython.rlib import rgc


class Resource(object):
    pass


class Queue(rgc.FinalizerQueue):
    Class = Resource

    def finalizer_trigger(self):
        pass


queue = Queue()


def entry_point(argv):
    queue.register_finalizer(Resource())
    return 0
