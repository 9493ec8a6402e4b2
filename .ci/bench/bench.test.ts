import { describe, expect, it } from 'vitest';
import { judgeRatio, judgeTime } from './judge.ts';
import { interleave, median } from './statistics.ts';
import { withoutScripts } from './without-scripts.ts';

describe('the median', () => {
  it('is the middle value, or the mean of the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 4])).toBe(4.5);
  });
});

describe('measurements', () => {
  it('are taken in turns, without the warm-up', async () => {
    const order: string[] = [];
    const measure = (name: string) => async () => order.push(name);
    const results = await interleave({ ours: measure('ours'), limit: measure('limit') }, 2);
    expect(order).toEqual(['ours', 'limit', 'ours', 'limit', 'ours', 'limit']);
    expect(results).toEqual({ ours: [3, 5], limit: [4, 6] });
  });
});

describe('a limit', () => {
  it('is met up to its ratio to the limit of the same run', () => {
    const of = (ours: number) => judgeRatio('FCP', [ours], [1000], 1.35, 1.2);
    expect(of(1350)).toMatchObject({ ratio: 1.35, isOk: true });
    expect(of(1351)).toMatchObject({ isOk: false, wanted: '1.2, fails above 1.35' });
  });
  it('of a time is met up to that time', () => {
    expect(judgeTime('INP', [100], 100).isOk).toBe(true);
    expect(judgeTime('INP', [104], 100).isOk).toBe(false);
  });
});

describe('the page without scripts', () => {
  it('keeps its styles, fonts and pictures', () => {
    const html = [
      '<script type="module" src="/a.js"></script>',
      '<script>(() => {\n})()</script>',
      '<link rel="modulepreload" crossorigin href="/b.js">',
      '<link rel="stylesheet" href="/c.css"><link rel="preload" as="font" href="/d.woff2">',
      '<img src="/e.avif">',
    ].join('');
    expect(withoutScripts(html)).toBe(
      '<link rel="stylesheet" href="/c.css"><link rel="preload" as="font" href="/d.woff2"><img src="/e.avif">',
    );
  });
});
