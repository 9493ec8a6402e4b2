import { expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';

it('computes the contrast ratio of WCAG 2', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
