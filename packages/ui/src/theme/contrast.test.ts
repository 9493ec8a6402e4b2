import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { tokens } from './tokens.ts';

const { surface, text, line, accent, success, warning, danger, info, neutral, chart } =
  tokens.color;
const tones = { success, warning, danger, info, neutral };

/** The backgrounds of texts and controls. */
const surfaces = { ...surface, neutral: neutral.surface, tint: accent.tint };

const pairs = (foregrounds: Record<string, string>, backgrounds: Record<string, string>) =>
  Object.entries(foregrounds).flatMap(([name, foreground]) =>
    Object.entries(backgrounds).map(([on, background]) => ({ name, on, foreground, background })),
  );

describe('contrast', () => {
  it('is what WCAG 2 says for known pairs', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});

describe('text is readable, at least 4.5 : 1', () => {
  const { onAccent, ...ordinary } = text;

  it.each(pairs(ordinary, surfaces))(
    'text.$name on $on @look:dark',
    ({ foreground, background }) => {
      expect(contrastRatio(foreground, background)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(pairs({ onAccent }, { base: accent.base, hover: accent.hover, pressed: accent.pressed }))(
    'text.$name on the red of $on',
    ({ foreground, background }) => {
      expect(contrastRatio(foreground, background)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(Object.entries(tones))(
    'the words of the tone %s on its own surface',
    (_tone, { surface: own, text: words }) => {
      expect(contrastRatio(words, own)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(pairs({ danger: danger.text }, surface))(
    'a field error on $on',
    ({ foreground, background }) => {
      expect(contrastRatio(foreground, background)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('what can be operated is seen, at least 3 : 1', () => {
  const { control, focus } = line;

  it.each(pairs({ control, focus }, surfaces))(
    'line.$name on $on',
    ({ foreground, background }) => {
      expect(contrastRatio(foreground, background)).toBeGreaterThanOrEqual(3);
    },
  );

  it('the focus ring on the red button', () => {
    expect(contrastRatio(focus, accent.base)).toBeGreaterThanOrEqual(3);
  });

  it.each(pairs({ danger: danger.line, selection: text.accent, invalid: danger.text }, surface))(
    'the $name line on $on',
    ({ foreground, background }) => {
      expect(contrastRatio(foreground, background)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(pairs({ red: accent.base }, surface))(
    'a filled $name control on $on',
    ({ foreground, background }) => {
      expect(contrastRatio(foreground, background)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(pairs(chart, { page: surface.page, card: surface.card, raised: surface.raised }))(
    'the bars of $name on $on',
    ({ foreground, background }) => {
      expect(contrastRatio(foreground, background)).toBeGreaterThanOrEqual(3);
    },
  );
});
