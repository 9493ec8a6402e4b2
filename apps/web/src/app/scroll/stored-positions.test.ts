import { describe, expect, it, vi } from 'vitest';
import { positions } from './positions.ts';
import { keepPositions, storedPositions } from './stored-positions.ts';

/** Opens a tab with this text in its storage; returns the stored text after the page is left. */
function openTab(text: string | null) {
  const tab = new EventTarget();
  const stored = new Map(text === null ? [] : [['scroll-positions:1', text]]);
  vi.stubGlobal('window', tab);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => {
    tab.dispatchEvent(new Event('pagehide'));
    return storedPositions();
  };
}

describe('the scroll positions of a tab', () => {
  it('are there again after a reload, the newest of 50 @extra:scroll', () => {
    const leave = openTab('[["default /", 120], ["a /fitness/map", 40]]');
    keepPositions();
    positions.set('a /fitness/map', 80);
    expect([...leave()]).toEqual([
      ['default /', 120],
      ['a /fitness/map', 80],
    ]);
    for (let page = 0; page < 60; page += 1) positions.set(`${page} /`, page);
    expect(leave().size).toBe(50);
    expect(leave().get('59 /')).toBe(59);
    positions.clear();
  });

  it.each([null, '', '{', 'null', '{"a":1}', '[1]', '[["a"]]', '[["a","1"]]', '[[1,2]]'])(
    'are none where %s is stored @session:any-value',
    (text) => {
      openTab(text);
      expect(storedPositions().size).toBe(0);
    },
  );

  it('are none where storage is blocked', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
    expect(storedPositions().size).toBe(0);
  });
});
