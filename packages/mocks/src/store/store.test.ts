import { describe, expect, it } from 'vitest';
import { createStore, restoreTables, snapshotTables, takeChangedTables } from './store.ts';

const review = { userId: 1, content: '좋아요', likeStar: 5 };
const visit = { userId: 1, attendDate: '2026-11-20', staffName: '대표' };

describe('a table', () => {
  it('updates its index when a row is changed or deleted', () => {
    const { attendances } = createStore();
    const row = attendances.insert(visit);
    attendances.update(row, { userId: 8 });
    expect(attendances.where('userId', 1)).toEqual([]);
    expect(attendances.find('userId', 8)).toEqual({ ...row, userId: 8 });
    attendances.delete(row.id);
    expect(attendances.where('userId', 8)).toEqual([]);
  });

  it('never assigns an id twice, also after the newest row was deleted', () => {
    const { reviews } = createStore();
    reviews.put({ id: 100, ...review });
    reviews.delete(100);
    expect(reviews.insert(review).id).toBe(101);
  });
});

describe('a snapshot', () => {
  it('restores every row, the indexes and the next id', () => {
    const store = createStore();
    store.reviews.insert(review);
    store.attendances.insert(visit);
    const other = createStore();
    restoreTables(other, JSON.parse(JSON.stringify(snapshotTables(store))));
    expect(snapshotTables(other)).toEqual(snapshotTables(store));
    expect(other.attendances.where('userId', 1)).toHaveLength(1);
    expect(other.reviews.insert(review).id).toBe(2);
  });

  it('of changes contains each changed table once', () => {
    const store = createStore();
    store.reviews.insert(review);
    expect(Object.keys(takeChangedTables(store))).toEqual(['reviews']);
    expect(takeChangedTables(store)).toEqual({});
  });
});
