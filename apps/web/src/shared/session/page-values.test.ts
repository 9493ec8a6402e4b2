import { beforeEach, describe, expect, it } from 'vitest';
import { dropValue, dropValues, noteValue, valuesOf } from './page-values.ts';

const page = '/fitness/manager/classes';

beforeEach(dropValues);

describe('the values of the page that is shown (docs/product.md#session)', () => {
  it('are the latest of each name, of this page only', () => {
    noteValue(page, '201', 'slots', ['06:00']);
    noteValue(page, '201', 'maximum', 1);
    noteValue(page, '201', 'slots', ['07:00']);
    expect(valuesOf(page)).toEqual({
      pathname: page,
      userId: '201',
      values: { slots: ['07:00'], maximum: 1 },
    });
    expect(valuesOf('/fitness/pt')).toBeUndefined();
    noteValue('/fitness/pt', '201', 'plan', '4');
    expect(valuesOf(page)).toBeUndefined();
  });
  it('go with the component that had them', () => {
    noteValue(page, '201', 'slots', ['06:00']);
    dropValue('slots');
    expect(valuesOf(page)).toBeUndefined();
  });
  it('stay those of the user whose session ended', () => {
    noteValue(page, '201', 'slots', []);
    noteValue(page, null, 'slots', ['06:00']);
    expect(valuesOf(page)).toMatchObject({ userId: '201', values: { slots: ['06:00'] } });
  });
  it('are not handed from one user to the next @session:return-state', () => {
    noteValue(page, '201', 'maximum', 4);
    noteValue(page, '202', 'slots', []);
    expect(valuesOf(page)).toEqual({ pathname: page, userId: '202', values: { slots: [] } });
  });
});
