import { expect, it } from 'vitest';
import { globalTypes } from '../toolbar.ts';
import { type FaultItem, orderFaults } from './order-faults.ts';

const items = globalTypes['fault']?.['items'] as FaultItem[];
const valuesFor = (...tags: string[]) => orderFaults(items, tags).map(({ value }) => value);

it('the errors that a page can meet come first, then those of every page', () => {
  const values = valuesFor('fault:createReservation');
  const general = values.indexOf('none');
  expect(values.slice(0, general)).toContain('answer-ClassFull');
  expect(values.slice(0, general)).not.toContain('answer-LastMaster');
  expect(values.indexOf('answer-LastMaster')).toBeGreaterThan(values.indexOf('offline'));
});

it('the errors of third parties belong to the pages that use them', () => {
  expect(valuesFor('fault:geocoding')[0]).toBe('geocoding');
});

it('a story of no page keeps the order of the errors of every page', () => {
  expect(valuesFor()[0]).toBe('none');
});
