"""The Mandelbrot set.

RPython: every variable has one type. It runs on CPython as well: `python3 mandelbrot.py`.
"""


def escape(cr, ci, limit):
    """After how many steps the point escapes; `limit` if it does not until then."""
    zr = 0.0
    zi = 0.0
    zr2 = 0.0
    zi2 = 0.0
    for step in range(limit):
        zi = 2.0 * zr * zi + ci
        zr = zr2 - zi2 + cr
        zr2 = zr * zr
        zi2 = zi * zi
        if zr2 + zi2 > 4.0:
            return step
    return limit


def render(width, height, limit):
    """The steps of every point, row by row."""
    if width <= 0 or height <= 0:
        raise ValueError("an image of %d by %d points is empty" % (width, height))
    scale = 3.0 / width
    if 2.4 / height > scale:
        scale = 2.4 / height
    steps = []
    for y in range(height):
        ci = (y - height * 0.5) * scale
        for x in range(width):
            cr = (x - width * 0.5) * scale - 0.5
            steps.append(escape(cr, ci, limit))
    return steps


def palette(limit):
    """A colour for every number of steps: dark blue over white to black, black inside."""
    colours = []
    for step in range(limit):
        t = 1.0 * step / limit
        s = 1.0 - t
        red = int(9.0 * s * t * t * t * 255.0)
        green = int(15.0 * s * s * t * t * 255.0)
        blue = int(8.5 * s * s * s * t * 255.0)
        colours.append((min(red, 255), min(green, 255), min(blue, 255)))
    colours.append((0, 0, 0))
    return colours


def self_test():
    assert escape(0.0, 0.0, 50) == 50
    assert escape(2.0, 2.0, 50) == 0
    steps = render(30, 20, 40)
    assert len(steps) == 600
    assert steps[10 * 30 + 12] == 40
    assert steps[0] < 5
    colours = palette(40)
    assert len(colours) == 41
    assert colours[40] == (0, 0, 0)
    for red, green, blue in colours:
        assert 0 <= red <= 255 and 0 <= green <= 255 and 0 <= blue <= 255
    try:
        render(0, 5, 1)
    except ValueError:
        pass
    else:
        assert False


if __name__ == "__main__":
    self_test()
    print("mandelbrot: ok")
