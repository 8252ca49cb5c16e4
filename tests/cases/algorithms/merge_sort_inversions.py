from typing import List, Tuple


def merge_count(values: List[int]) -> Tuple[List[int], int]:
    if len(values) <= 1:
        return values, 0
    middle = len(values) // 2
    left, a = merge_count(values[:middle])
    right, b = merge_count(values[middle:])
    merged: List[int] = []
    inversions = a + b
    i = j = 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            merged.append(left[i])
            i += 1
        else:
            merged.append(right[j])
            inversions += len(left) - i
            j += 1
    merged.extend(left[i:])
    merged += right[j:]
    return merged, inversions


def bottom_up(words):
    width = 1
    passes = 0
    words = list(words)
    while width < len(words):
        result = []
        for start in range(0, len(words), 2 * width):
            left = words[start:start + width]
            right = words[start + width:start + 2 * width]
            while left and right:
                result.append(left.pop(0) if left[0].lower() <= right[0].lower() else right.pop(0))
            result += left + right
        words = result
        width *= 2
        passes += 1
    return words, passes


def kendall_distance(a, b):
    position = {x: i for i, x in enumerate(b)}
    try:
        return merge_count([position[x] for x in a])[1]
    except KeyError as e:
        raise ValueError(f'not a permutation: {e}')


def entry_point(argv):
    print(merge_count([2, 4, 1, 3, 5]))
    print(merge_count([5, 4, 3, 2, 1]))
    print(merge_count([]), merge_count([7]))
    print(merge_count([(i * i * 7) % 23 for i in range(23)]))
    print(bottom_up('the quick brown Fox jumps over The lazy dog Again'.split()))
    print(bottom_up([]))
    print(kendall_distance('abcde', 'aebdc'))
    try:
        kendall_distance('abc', 'abd')
    except ValueError as e:
        print('error:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
