from rpython.rtyper.lltypesystem import lltype, llmemory, rffi

POINT = lltype.GcStruct('point', ('x', lltype.Signed), ('y', lltype.Signed))
NUMBERS = lltype.GcArray(lltype.Signed)
BOX = lltype.GcStruct('box', ('kind', lltype.Signed), ('content', llmemory.GCREF))

prebuilt = lltype.malloc(POINT)
prebuilt.x = 40
prebuilt_ref = lltype.cast_opaque_ptr(llmemory.GCREF, prebuilt)
prebuilt_box = lltype.malloc(BOX)
prebuilt_box.kind = 1
prebuilt_box.content = prebuilt_ref


def box_of_point(x, y):
    point = lltype.malloc(POINT)
    point.x = x
    point.y = y
    box = lltype.malloc(BOX)
    box.kind = 1
    box.content = lltype.cast_opaque_ptr(llmemory.GCREF, point)
    return box


def box_of_numbers(n):
    numbers = lltype.malloc(NUMBERS, n)
    for i in range(n):
        numbers[i] = i * i
    box = lltype.malloc(BOX)
    box.kind = 2
    box.content = rffi.cast(llmemory.GCREF, numbers)
    return box


def empty_box():
    return lltype.malloc(BOX)


def describe(box):
    if box.kind == 1:
        point = lltype.cast_opaque_ptr(lltype.Ptr(POINT), box.content)
        return 'point %d %d' % (point.x, point.y)
    if box.kind == 2:
        numbers = lltype.cast_opaque_ptr(lltype.Ptr(NUMBERS), box.content)
        total = 0
        for i in range(len(numbers)):
            total += numbers[i]
        return '%d numbers, %d together' % (len(numbers), total)
    if not box.content:
        return 'nothing'
    return '?'


def entry_point(argv):
    n = len(argv)
    boxes = [box_of_point(n, i) for i in range(3)]
    boxes.append(box_of_numbers(n + 9))
    boxes.append(empty_box())
    boxes.append(prebuilt_box)
    for i in range(1000):
        box_of_numbers(20)
    for box in boxes:
        print(describe(box))
    same = lltype.cast_opaque_ptr(llmemory.GCREF, prebuilt)
    print(same == prebuilt_ref, same == boxes[0].content, same == lltype.nullptr(llmemory.GCREF.TO))
    boxes[0].content = same
    boxes[1].content = lltype.nullptr(llmemory.GCREF.TO)
    boxes[1].kind = 0
    print(describe(boxes[0]), describe(boxes[1]))
    nothing = lltype.cast_opaque_ptr(lltype.Ptr(POINT), boxes[1].content)
    print(bool(nothing), bool(boxes[0].content))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
