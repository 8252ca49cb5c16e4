from dataclasses import dataclass
from enum import IntEnum


class Size(IntEnum):
    BIKE = 1
    CAR = 2
    VAN = 3


class GarageError(Exception):
    pass


class Full(GarageError):
    pass


@dataclass
class Vehicle:
    plate: str
    size: int

    def __post_init__(self):
        if not self.plate.replace('-', '').isalnum():
            raise GarageError(f'plate {self.plate!r}')


class Spot:
    def __init__(self, number, size):
        self.number = number
        self.size = size
        self.vehicle = None
        self.since = 0

    def fits(self, vehicle):
        return self.vehicle is None and vehicle.size <= self.size


class Garage:
    RATES = {Size.BIKE: 50, Size.CAR: 200, Size.VAN: 350}

    def __init__(self, layout):
        self.spots = []
        for c in layout:
            self.spots.append(Spot(len(self.spots) + 1, {'b': Size.BIKE, 'c': Size.CAR, 'v': Size.VAN}[c]))
        self.where = {}
        self.income = 0

    def park(self, vehicle, now):
        if vehicle.plate in self.where:
            raise GarageError(vehicle.plate + ' is inside already')
        free = [s for s in self.spots if s.fits(vehicle)]
        if not free:
            raise Full(f'no spot for size {vehicle.size}')
        spot = min(free, key=lambda s: (s.size, s.number))
        spot.vehicle, spot.since = vehicle, now
        self.where[vehicle.plate] = spot
        return spot.number

    def leave(self, plate, now):
        spot = self.where.pop(plate)
        hours = max(1, -(-(now - spot.since) // 60))
        fee = self.RATES[spot.vehicle.size] * min(hours, 8)
        spot.vehicle = None
        self.income += fee
        return fee

    def __str__(self):
        return ' '.join(s.vehicle.plate if s.vehicle else '-' * s.size for s in self.spots)


def entry_point(argv):
    g = Garage('bccv')
    log = [('in', 'M-1', 1, 0), ('in', 'B-22', 2, 5), ('in', 'V-9', 3, 10), ('in', 'V-8', 3, 11), ('in', 'M-2', 1, 12),
           ('in', 'B-22', 2, 13), ('out', 'B-22', 0, 66), ('out', 'X-0', 0, 70), ('in', '?!', 1, 71), ('in', 'C-3', 2, 80),
           ('out', 'V-9', 0, 2000), ('out', 'M-1', 0, 10)]
    for what, plate, size, now in log:
        try:
            if what == 'in':
                print(f'{now:5} {plate} parks in {g.park(Vehicle(plate, size), now)}: {g}')
            else:
                print(f'{now:5} {plate} pays {g.leave(plate, now)}: {g}')
        except Full as e:
            print(f'{now:5} full: {e}')
        except GarageError as e:
            print(f'{now:5} error: {e}')
        except KeyError as e:
            print(f'{now:5} not here: {e}')
    print(g.income, sorted(g.where), Vehicle('A', Size.CAR) == Vehicle('A', 2))
    try:
        Garage('cx')
    except KeyError as e:
        print('layout', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
