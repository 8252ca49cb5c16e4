ascii_text = "".join(chr(32 + i % 90) for i in range(300))
wide = "".join(chr(200 + i * 7) for i in range(300))
for t in (ascii_text, wide):
    print(len(t), t[0], t[-1], t[150], t[10:14], t[-3:], t[5:2], t[::100], t[250:1000][:3], t[299:300])
    try: t[300]
    except IndexError as e: print(e)
