from pkg.circ_b import b
a = 1
