import { describe, expect, it } from 'vitest';
import { completionsFor } from './completions.ts';

const labels = (before: string) => completionsFor(before)?.options.map(({ label }) => label);

describe('the playground completes', () => {
  it('the name of a component, with its Korean one', () => {
    expect(completionsFor('<Stack>\n  <Bad')?.written).toBe('Bad');
    expect(completionsFor('<')?.options).toContainEqual(
      expect.objectContaining({ label: 'Badge', detail: '배지' }),
    );
  });

  it('the properties of the component', () => {
    expect(labels('<Stack gap="md"><Badge ')).toContain('tone');
    expect(labels('<Badge\n  to')).toContain('tone');
    expect(labels('<Badge ')).not.toContain('gap');
  });

  it('the values of a property', () => {
    expect(labels('<Badge tone="')).toContain('success');
    expect(completionsFor('<Badge tone="su')?.written).toBe('su');
  });

  it.each(['', '안녕', '<div ', '<Badge>글자 ', '<Nothing '])('nothing after "%s"', (before) => {
    expect(completionsFor(before)).toBeNull();
  });
});
