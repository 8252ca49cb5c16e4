SOURCE = """
once(G) :- call(G), !.
ignore(G) :- once(G), !.
ignore(_).
bagof(X, G, L) :- findall(X, G, L), L \\== [].
setof(X, G, S) :- bagof(X, G, L), sort(L, S).
aggregate_count(G, N) :- findall(x, G, L), length(L, N).
phrase(G, L) :- phrase(G, L, []).
phrase(G, L, R) :- call(G, L, R).
"""
