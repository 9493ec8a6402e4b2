import { describe, expect, it } from 'vitest';
import { createStore, restoreTables, snapshotTables, takeChangedTables } from './store.ts';
import { Table } from './table.ts';

interface Seat {
  readonly id: number;
  readonly classId: number;
  readonly name: string;
}

const seats = () => new Table<Seat, 'classId'>(['classId']);

describe('a table', () => {
  it('assigns consecutive ids and finds rows by id and by indexed field', () => {
    const table = seats();
    const first = table.insert({ classId: 7, name: '가' });
    const second = table.insert({ classId: 7, name: '나' });
    table.insert({ classId: 8, name: '다' });
    expect([first.id, second.id]).toEqual([1, 2]);
    expect(table.get(2)?.name).toBe('나');
    expect(table.where('classId', 7)).toEqual([first, second]);
    expect(table.find('classId', 8)?.name).toBe('다');
    expect(table.where('classId', 9)).toEqual([]);
  });

  it('updates its index when a row is changed or deleted', () => {
    const table = seats();
    const row = table.insert({ classId: 7, name: '가' });
    table.update(row, { classId: 8 });
    expect(table.where('classId', 7)).toEqual([]);
    expect(table.where('classId', 8)).toHaveLength(1);
    table.delete(row.id);
    expect(table.where('classId', 8)).toEqual([]);
  });

  it('never assigns an id twice, also after the newest row was deleted', () => {
    const table = seats();
    table.put({ id: 100, classId: 1, name: '가' });
    table.delete(100);
    expect(table.insert({ classId: 1, name: '나' }).id).toBe(101);
  });
});

describe('a snapshot', () => {
  it('restores every row, the indexes and the next id', () => {
    const store = createStore();
    store.reviews.insert({ userId: 1, content: '좋아요', likeStar: 5 });
    store.attendances.insert({ userId: 1, attendDate: '2026-11-20', staffName: '대표' });
    const stored = JSON.parse(JSON.stringify(snapshotTables(store)));

    const other = createStore();
    restoreTables(other, stored);
    expect(snapshotTables(other)).toEqual(snapshotTables(store));
    expect(other.attendances.where('userId', 1)).toHaveLength(1);
    expect(other.reviews.insert({ userId: 2, content: '또 올게요', likeStar: 4 }).id).toBe(2);
  });

  it('of changes contains each changed table once', () => {
    const store = createStore();
    store.reviews.insert({ userId: 1, content: '좋아요', likeStar: 5 });
    expect(Object.keys(takeChangedTables(store))).toEqual(['reviews']);
    expect(takeChangedTables(store)).toEqual({});
  });
});
