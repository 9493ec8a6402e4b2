import { describe, expect, it } from 'vitest';
import { type Chunk, groupChunks } from './group-chunks.ts';

const chunk = (name: string, size: number, ...imports: string[]): Chunk => ({
  name,
  size,
  imports,
});
const groupsOf = (chunks: Chunk[], ...pages: string[][]) =>
  groupChunks(
    chunks,
    pages.map((names) => new Set(names)),
  )
    .map((names) => names.toSorted().join('+'))
    .toSorted();

describe('the chunks that pages share', () => {
  it('are one file where the rest is small, and files of their own where it is large', () => {
    const pages = [['a', 'b'], ['a', 'b'], ['a']];
    expect(groupsOf([chunk('a', 50_000), chunk('b', 1_000)], ...pages)).toEqual(['a+b']);
    expect(groupsOf([chunk('a', 50_000), chunk('b', 40_000)], ...pages)).toEqual(['a', 'b']);
  });

  it('burden no small page with what only large ones need', () => {
    const chunks = [chunk('a', 2_000), chunk('b', 3_000), chunk('large', 200_000)];
    expect(groupsOf(chunks, ['a'], ['a', 'b', 'large'], ['a', 'b', 'large'])).toEqual([
      'a',
      'b+large',
    ]);
  });

  it('burden no page with what a small chunk of the same file imports', () => {
    const chunks = [chunk('a', 50_000), chunk('b', 1_000, 'c'), chunk('c', 10_000)];
    const pages = [['a'], ['c'], ['c'], ...Array.from({ length: 3 }, () => ['a', 'b', 'c'])];
    expect(groupsOf(chunks, ...pages)).toEqual(['a', 'b', 'c']);
  });

  it('are no files that import each other in a circle', () => {
    const chunks = [chunk('a', 1_000, 'b'), chunk('b', 90_000, 'c'), chunk('c', 1_000)];
    const pages = [['a', 'b', 'c'], ['b', 'c'], ['c']];
    expect(groupsOf(chunks, ['a', 'c'], ...pages)).not.toContain('a+c');
  });
});
