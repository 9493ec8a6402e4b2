import { beforeEach, describe, expect, it } from 'vitest';
import {
  dropPageValue,
  clearPageState,
  savePageValue,
  savedPageState,
} from './saved-page-state.ts';

const page = '/fitness/manager/classes';

beforeEach(clearPageState);

describe('the values of the page that is shown (docs/product.md#session)', () => {
  it('are the latest of each name, of this page only', () => {
    savePageValue(page, '201', 'slots', ['06:00']);
    savePageValue(page, '201', 'maximum', 1);
    savePageValue(page, '201', 'slots', ['07:00']);
    expect(savedPageState(page)).toEqual({
      pathname: page,
      userId: '201',
      values: { slots: ['07:00'], maximum: 1 },
    });
    expect(savedPageState('/fitness/pt')).toBeUndefined();
    savePageValue('/fitness/pt', '201', 'plan', '4');
    expect(savedPageState(page)).toBeUndefined();
  });
  it('go with the component that had them', () => {
    savePageValue(page, '201', 'slots', ['06:00']);
    dropPageValue('slots');
    expect(savedPageState(page)).toBeUndefined();
  });
  it('still belong to the user whose session ended', () => {
    savePageValue(page, '201', 'slots', []);
    savePageValue(page, null, 'slots', ['06:00']);
    expect(savedPageState(page)).toMatchObject({ userId: '201', values: { slots: ['06:00'] } });
  });
  it('are not handed from one user to the next @session:return-state', () => {
    savePageValue(page, '201', 'maximum', 4);
    savePageValue(page, '202', 'slots', []);
    expect(savedPageState(page)).toEqual({ pathname: page, userId: '202', values: { slots: [] } });
  });
});
