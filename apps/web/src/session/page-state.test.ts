import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/session.ts';
import { storedValues, storeValue } from './page-state.ts';

const page = '/fitness/manager/classes';
const plans = '/fitness/pt';

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));

describe('what was typed and chosen on a page of this tab (docs/product.md#session)', () => {
  it('is there again after a reload, for the same user on the same page only', () => {
    storeValue(page, '201', 'slots', ['06:00']);
    storeValue(page, '201', 'maximum', 1);
    storeValue(page, '201', 'slots', ['07:00']);
    expect(storedValues(page, '201')).toEqual({ slots: ['07:00'], maximum: 1 });
    expect(storedValues(page, '202')).toEqual({});
    expect(storedValues(page, null)).toEqual({});
    expect(storedValues(plans, '201')).toEqual({});
  });
  it('is of the last page and of its last user only', () => {
    storeValue(page, '201', 'slots', ['06:00']);
    storeValue(page, '202', 'maximum', 2);
    expect(storedValues(page, '202')).toEqual({ maximum: 2 });
    storeValue(plans, '202', 'plan', '4');
    expect(storedValues(page, '202')).toEqual({});
  });
  it('is the choice of whoever signs in where nobody was signed in', () => {
    storeValue(plans, null, 'plan', '4');
    expect(storedValues(plans, '101')).toEqual({ plan: '4' });
    storeValue(plans, '101', 'plan', '5');
    expect(storedValues(plans, '102')).toEqual({});
  });
  it('is nothing where the stored text is damaged', () => {
    sessionStorage.setItem('page-state', '{"pathname":"/fitness/pt","values":');
    expect(storedValues(plans, null)).toEqual({});
    sessionStorage.setItem('page-state', '{"pathname":"/fitness/pt","userId":null,"values":7}');
    expect(storedValues(plans, null)['plan']).toBeUndefined();
  });
});
