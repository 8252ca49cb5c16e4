# Keys that somebody has chosen: all of the texts have the same hash, and so has what is made of them. Each of these dicts and
# sets goes over to hashes that nobody can foretell while it grows, which says nothing of the order of its entries.
import sys

TEXTS = [
    "00041070me~-o}5g", "00041071me~8o}5r", "00041078me~uo}5?", "00041082mecwo}(=", "00041086mec+o}(a",
    "00041087mec6o}(|", "00041674mOvloW=&", "00041675mOv{oW=1", "00041676mOv:oW=p", "00041679mOv/oW=e",
    "00041711mXpeo@;/", "00041712mXp$o@;n", "00041713mXp3o@;y", "00041727mXeco@.)", "00041746mX3lo@x&",
    "00041747mX3{o@x1", "00041748mX3:o@xp", "00041750mX$no@o$", "00041751mX$uo@o?", "00041752mX$4o@o~",
    "00041755mX$)o@oc", "00041935m&w>o><t", "00041969m&6fo>},", "000520386$uS4<>v", "000520396$ud4<>A",
    "0005219461sp4)8U", "0005219661sJ4)8o", "0005219761s_4)8z", "000522306Z}f4B6C", "000522316Z}{4B6^",
    "000522336Z}M4B6h", "000522466Zfh4B-M", "000522476Zf}4B-X", "000522486ZfB4B-g", "000522496ZfW4B-r",
    "000522666Z<p4BwU", "000522686Z<J4Bwo", "000522696Z<_4Bwz", "000522706Z!v4BjS", "000522726Z!H4Bjm",
    "000522736Z!]4Bjx", "00054082@,wfB4<C", "00054083@,w{B4<^", "00054085@,wMB4<h", "00054121@9qCB!:f",
    "00054154@90fB!{C", "00054155@90{B!{^", "00054157@90MB!{h", "00054161@9%SB!nv", "00054322@oyoBw2J",
    "00054324@oyABw2d", "00054338@obqBw)T", "00054364@o-QBwft", "00054365@o-jBwfO", "00055550]iuc_q>F",
    "00055551]iut_q>Q", "00055553]iuN_q>k", "00055622]r6c_j}F", "00055623]r6t_j}Q", "00055625]r6N_j}k",
    "00055818]@jt_X!Q", "00055844]@5T_X~q", "00055845]@5i_X~L", "00055847]@5C_X~f", "00055976]mpo_u;J",
    "00055978]mpA_u;d", "00055980]mem_u.H", "00055982]meG_u.b", "00055983]meX_u.}", "00057510wQ*QuIat",
    "00057511wQ*juIaO", "00057642wzqhub:M", "00057643wzq}ub:X", "00057644wzqBub:g", "00057645wzqWub:r",
    "00057678wz0zub{_", "00057682wz%xubn]", "00057684wz%Rubnw", "00057685wz%gubnB", "00057864wHt]uP?x",
    "00057865wHtvuP?S", "00057867wHtHuP?m", "00057891wH7VuP|s", "00057900wUvSuM=v", "00057901wUvduM=A",
    "00057936wU1]uMzx", "00057937wU1vuMzS", "00057939wU1HuMzm", "00058020D_klFG I", "00058022D_kFFG c",
    "00058023D_k[FG ~", "00058056D_*~FGa[", "00058058D_*PFGau", "00058059D_*eFGa@", "00058181DhqRFp:w",
    "00058226DusYFm8|", "00058227DusrFm8W", "00058229DusDFm8a", "00058230Dud_Fm/z", "00058231DudpFm/U",
    "00058233DudJFm/o", "00058250Du2gFmyB", "00058251Du2xFmy]", "00058253Du2RFmyw", "00058610D)~}F15X",
    "00058612D)~WF15r", "00058613D)~hF15M", "00058615D)~BF15g", "00058628D)cYF1(|", "00058629D)crF1(W",
    "00058648D)9aF1rD", "00058649D)9zF1r_", "00059871Qsj@Sk!e", "00061802ep)Yghb=", "00061804ep)3ghbW",
    "00061890epj$gh!@", "00061891epj?gh![", "00072426.Oql,W:3", "00072450.O0f,W{9", "00072453.O0q,W{.",
    "00072454.O02,W{m", "00072469.O%w,Wn(", "00072621.eyj,}25", "00072622.ey+,}2t", "00072636.eb{,})$",
    "00072638.eb!,})~", "00072656.e8s,}s,", "00072660.e-u,}f*", "00072665.e-6,}fi", "00072840.3|d,+7;",
    "00072844.3|0,+7o", "00072845.3|%,+7z", "00072859.3au,+**", "00072879.3?m,+t2", "00072882.3 z,+k%",
    "00072883.3 o,+k0", "00072887.3 ;,+kd", "00073106; yo9820", "00073109; yz982%", "00073110; ba98)>",
    "00073113; b|98)#", "00073114; b=98)b", "00073133; 8t98s+", "00073134; 8598sj", "00073149; -j98f5",
    "00073273;Mh)9U#v", "00073316;Vj~9N!!", "00073317;Vjc9N!<", "00073318;Vj$9N!{", "00073340;V5h9N~7",
    "00073345;V5)9N~v", "00074473x7sjz/85", "00074474x7s+z/8t", "00074481x7d8z//g", "00074488x7d{z//$",
    "00074510x@}=zX6b", "00074518x@}ezX6:", "00074522x@fgzX-8", "00074525x@frzX--", "00074526x@f3zX-l",
]
TABLE = {text: len(text) for text in TEXTS}
NUMBERS = {text: i for i, text in enumerate(TEXTS)}


def check(ok: bool, what: str) -> None:
    if not ok:
        print("wrong:", what)


def texts() -> None:
    d: dict[str, int] = {}
    for i, text in enumerate(TEXTS):
        d[text] = i
    check(list(d) == TEXTS, "order")
    for i, text in enumerate(TEXTS):
        check(d[text] == i, text)
        check(text + "!" not in d, text)
    other = {"first": -1}
    other.update(d)
    check(len(other) == len(TEXTS) + 1 and other[TEXTS[-1]] == len(TEXTS) - 1, "update")
    again = {text: i for i, text in enumerate(reversed(TEXTS))}
    check(again.keys() == d.keys() and again != d, "equality")
    copied = d.copy()
    check(copied == d, "copy")
    for text in TEXTS[::2]:
        del d[text]
        copied[text] = copied.pop(text) + 1
    check(list(d) == TEXTS[1::2], "deletion")
    check(list(copied) == TEXTS[1::2] + TEXTS[::2], "moved")
    check(copied[TEXTS[2]] == 3 and copied.get(TEXTS[3], -1) == 3, "values")
    for text in TEXTS:
        d[text] = d.get(text, 0) + 1
        check(d.setdefault(text, 0) == d[text], "setdefault")
    check(len(d) == len(TEXTS) and d[TEXTS[0]] == 1 and d[TEXTS[1]] == 2, "counted")
    print(len(d), d.popitem(), len(d))
    d.clear()
    d["new"] = 1
    print(d, "%s" % (TEXTS[0] in d))


def parts() -> None:
    d: dict[str, int] = {}
    line = ";".join(TEXTS)
    i = 0
    while i < len(line):
        d[line[i:i + 16]] = d.get(line[i:i + 16], 0) + 1
        if line[i:i + 16] not in d:
            print("wrong:", i)
        i += 17
    print(len(d), d[TEXTS[5]])


def while_iterating() -> None:
    d = {text: 0 for text in TEXTS[:120]}
    found = 0
    # What is looked for on the way makes the table again, not the entries.
    for text in d:
        for other in TEXTS:
            if other in d:
                found += 1
        d[text] += 1
    print(found, sum(d.values()))


def made_of_texts() -> None:
    pairs = {(text, 7) for text in TEXTS}
    check((TEXTS[3], 7) in pairs and (TEXTS[3], 8) not in pairs, "pairs")
    sets = {frozenset([text, "x"]): i for i, text in enumerate(TEXTS)}
    check(sets[frozenset(["x", TEXTS[9]])] == 9, "sets")
    many = {(text,) * (1 + i % 2): i for i, text in enumerate(TEXTS)}
    check(many[(TEXTS[4],)] == 4 and many[(TEXTS[5], TEXTS[5])] == 5, "tuples")
    maybe: dict[str | None, int] = {None: -1}
    for i, text in enumerate(TEXTS):
        maybe[text] = i
    check(maybe[None] == -1 and maybe[TEXTS[6]] == 6, "none")
    data = {text.encode(): i for i, text in enumerate(TEXTS)}
    check(data[TEXTS[7].encode()] == 7 and b"?" not in data, "bytes")
    print(len(pairs), len(sets), len(many), len(maybe), len(data))
    print(hash(frozenset(pairs)) == hash(frozenset(list(pairs)[::-1])), pairs == set(list(pairs)[::-1]))


def prebuilt() -> None:
    for i, text in enumerate(TEXTS):
        check(TABLE[text] == 16 and NUMBERS[text] == i, "prebuilt")
    NUMBERS[TEXTS[0] + "+"] = 5
    del NUMBERS[TEXTS[1]]
    print(len(NUMBERS), TEXTS[1] in NUMBERS, list(NUMBERS)[-1] == TEXTS[0] + "+")


def entry_point(argv: list[str]) -> int:
    texts()
    parts()
    while_iterating()
    made_of_texts()
    prebuilt()
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
