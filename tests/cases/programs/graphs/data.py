ROADS = [
    ('Aachen', 'Bonn', 92), ('Bonn', 'Celle', 337), ('Aachen', 'Celle', 371),
    ('Celle', 'Dresden', 335), ('Bonn', 'Erfurt', 324), ('Erfurt', 'Dresden', 216),
    ('Erfurt', 'Fulda', 121), ('Fulda', 'Bonn', 220), ('Xanten', 'Ypern', 270),
]
CITIES = sorted({road[0] for road in ROADS} | {road[1] for road in ROADS})
TASKS = dict(
    plan=[], buy=['plan'], cut=['buy'], paint=['cut'], glue=['cut', 'buy'],
    ship=['paint', 'glue'],
)
