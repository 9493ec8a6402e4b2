import { describe, expect, it } from 'vitest';
import { anchorOf, hasRoom, labelStep, textWidth } from './labels.ts';

const dates = (count: number) => Array.from({ length: count }, (_, day) => `11. ${day + 1}.`);

/** The gaps between adjacent labels, for a chart of a width in em; the last label ends with the chart. */
function gapsOf(labels: readonly string[], width: number) {
  const column = width / labels.length;
  const step = labelStep(labels, column);
  const shown = labels.flatMap((text, index) =>
    (index % step === 0 || index === labels.length - 1) && hasRoom(labels, index, column)
      ? [{ text, start: index === labels.length - 1 ? width - textWidth(text) : index * column }]
      : [],
  );
  return {
    gaps: shown.slice(1).map(({ start }, index) => {
      const before = shown[index]!;
      return start - before.start - textWidth(before.text);
    }),
    last: shown.at(-1)?.text,
  };
}

describe('the labels of an axis', () => {
  it.each([16, 24, 40, 80, 140])(
    'never meet in a chart of %i em, and the last one is there',
    (width) => {
      for (let count = 1; count <= 92; count += 1) {
        const { gaps, last } = gapsOf(dates(count), width);
        for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(-1e-9);
        expect(last).toBe(`11. ${count}.`);
      }
    },
  );

  it('are all there where they have room', () => {
    expect(labelStep(dates(5), 10)).toBe(1);
    expect(labelStep(dates(30), 2)).toBe(3);
  });

  it('are one before the width is known', () => expect(labelStep(dates(30), 0)).toBe(30));
});

describe('the value of a bar', () => {
  it('stands in the middle of its column, and inside at the ends of the chart', () => {
    expect(anchorOf('384만', 15, 31, 2)).toBe('middle');
    expect(anchorOf('384만', 0, 31, 2)).toBe('start');
    expect(anchorOf('384만', 30, 31, 2)).toBe('end');
  });
});
