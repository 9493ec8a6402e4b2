import { expect, it } from 'vitest';
import { controlPairs, textPairs } from './contrast-table.ts';

it.each(textPairs)('$foreground is readable on $on @look:dark', ({ ratio, required }) => {
  expect(ratio).toBeGreaterThanOrEqual(required);
});

it.each(controlPairs)('$foreground is visible on $on', ({ ratio, required }) => {
  expect(ratio).toBeGreaterThanOrEqual(required);
});
