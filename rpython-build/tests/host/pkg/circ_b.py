from pkg.circ_a import a
b = 1
