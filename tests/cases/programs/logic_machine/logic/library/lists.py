SOURCE = """
append([], L, L).
append([H|T], L, [H|R]) :- append(T, L, R).
member(X, [X|_]).
member(X, [_|T]) :- member(X, T).
memberchk(X, L) :- member(X, L), !.
reverse(L, R) :- reverse(L, [], R).
reverse([], A, A).
reverse([H|T], A, R) :- reverse(T, [H|A], R).
nth0(0, [X|_], X) :- !.
nth0(N, [_|T], X) :- N > 0, M is N - 1, nth0(M, T, X).
last([X], X) :- !.
last([_|T], X) :- last(T, X).
select(X, [X|T], T).
select(X, [H|T], [H|R]) :- select(X, T, R).
permutation([], []).
permutation(L, [H|T]) :- select(H, L, R), permutation(R, T).
sum_list([], 0).
sum_list([H|T], S) :- sum_list(T, R), S is R + H.
numlist(N, M, []) :- N > M, !.
numlist(N, M, [N|T]) :- K is N + 1, numlist(K, M, T).
maplist(_, []).
maplist(G, [X|Xs]) :- call(G, X), maplist(G, Xs).
maplist(_, [], []).
maplist(G, [X|Xs], [Y|Ys]) :- call(G, X, Y), maplist(G, Xs, Ys).
exclude(_, [], []).
exclude(G, [X|Xs], Ys) :- ( call(G, X) -> Ys = Zs ; Ys = [X|Zs] ), exclude(G, Xs, Zs).
"""
