import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { titlesIn } from './test-titles.ts';

const folder = mkdtempSync(join(tmpdir(), 'titles-'));
function titlesOf(name: string, text: string) {
  const file = join(folder, name);
  writeFileSync(file, text);
  return titlesIn(file);
}

describe('the tests that a proof can name', () => {
  it('are called by all the groups they stand in', () => {
    const text =
      "describe('a', () => { describe('b', () => { it('c', () => {}); }); test('d', async () => {}); });";
    expect(titlesOf('x.test.ts', text)).toEqual(['a › b › c', 'a › d']);
  });
  it('are those of a table too, and have a gap for what is filled in', () => {
    const text =
      "it.each([1, 2])('row %i', () => {}); for (const role of roles) test(`opens for ${role}`, () => {});";
    expect(titlesOf('y.test.ts', text)).toEqual(['row %i', 'opens for …']);
  });
  it('are the steps of a journey as well', () => {
    const text = "test('buys', async () => { await test.step('pays', async () => {}); });";
    expect(titlesOf('z.journey.ts', text)).toEqual(['buys', 'buys › pays']);
  });
  it('are none that do not run, and nothing inside them', () => {
    const text =
      "it.skip('a', () => {}); it.todo('b'); test.fixme('c', () => {}); describe.skip('d', () => { it('e', () => {}); });";
    expect(titlesOf('off.test.ts', text)).toEqual([]);
  });
  it('are of the stories only those with a play, their own or a spread one, by the name of the export', () => {
    const text =
      'export const A: Story = { play: async () => {} }; export const B: Story = {}; export const C = { ...B, play() {} } satisfies Story; export const D = { ...A, name: "D" };';
    expect(titlesOf('X.stories.tsx', text)).toEqual(['A', 'C', 'D']);
  });
});
