def run(k, log):
    try:
        try:
            if k & 1:
                raise ValueError('first')
            log.append('body')
        except ValueError as e:
            log.append('handler')
            if k & 2:
                raise KeyError('second')
        finally:
            log.append('finally')
            if k & 4:
                raise IndexError('third')
    except KeyError as e:
        return 'key ' + str(e) 
    except IndexError as e:
        return 'index ' + str(e)
    return 'normal'


def entry_point(argv):
    for k in range(8):
        log = []
        print(k, run(k, log), log)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
