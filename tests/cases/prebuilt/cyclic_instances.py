class Room:
    def __init__(self, name):
        self.name = name
        self.north = None
        self.south = None


HALL = Room('hall')
KITCHEN = Room('kitchen')
HALL.north = KITCHEN
KITCHEN.south = HALL


def entry_point(argv):
    room = HALL
    for step in 'nsn':
        if step == 'n' and room.north is not None:
            room = room.north
        elif room.south is not None:
            room = room.south
        print(room.name)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
