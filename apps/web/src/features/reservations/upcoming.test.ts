import { describe, expect, it, vi } from 'vitest';
import { ptPass } from '../../../testing/passes.ts';
import type { HistoryReservation } from './reservations.ts';
import { type PassHistory, upcomingReservations } from './upcoming.ts';

const now = '2026-11-20T12:00';
const reservation = (
  reservationId: number,
  classTime: string | null,
  status: HistoryReservation['status'] = 'RESERVED',
): HistoryReservation => ({
  reservationId,
  classTime,
  classSubject: null,
  trainerName: null,
  status,
});

const history = (given: Partial<PassHistory>): PassHistory => ({
  data: undefined,
  isFetched: true,
  isFetching: false,
  refetch: () => undefined,
  checkedAt: null,
  ...given,
});
const of = (...data: HistoryReservation[]) => history({ data });
const failed = (refetch = () => undefined) => history({ refetch });
const loading = history({ isFetched: false, isFetching: true });
const passes = [ptPass({ membershipId: 1 }), ptPass({ membershipId: 2 })];
const upcoming = (...histories: PassHistory[]) =>
  upcomingReservations(passes.slice(0, histories.length), histories, now);

describe('the upcoming reservations over all passes', () => {
  it('are listed from the earliest on, each with its pass, one at an unknown time last @upcoming:list', () => {
    const state = upcoming(
      of(reservation(1, '2026-11-23T10:00:00'), reservation(2, null), reservation(3, null, null)),
      of(
        reservation(4, '2026-11-20T19:00'),
        reservation(5, '2026-11-24T10:00:00', null),
        reservation(6, '2026-11-20T12:00:00'),
        reservation(7, '2026-11-22T10:00:00', 'CANCELLED'),
      ),
    );
    expect(state).toMatchObject({
      status: 'ready',
      rows: [
        { reservationId: 4, pass: passes[1] },
        { reservationId: 1, pass: passes[0] },
        { reservationId: 5, pass: passes[1] },
        { reservationId: 2, pass: passes[0] },
      ],
      unknown: [],
    });
  });

  it('are none only where every history is known @upcoming:unknown', () => {
    expect(upcoming()).toEqual({ status: 'ready', rows: [], unknown: [] });
    expect(upcoming(of(), of())).toEqual({ status: 'ready', rows: [], unknown: [] });
    expect(upcoming(of(), failed())).toEqual({ status: 'ready', rows: [], unknown: [passes[1]] });
  });

  it('are shown as far as they are known @upcoming:unknown', () => {
    const state = upcoming(failed(), of(reservation(1, '2026-11-23T10:00:00')));
    expect(state).toMatchObject({ rows: [{ reservationId: 1 }], unknown: [passes[0]] });
  });

  it('stay as they are known while a failed history is requested again @upcoming:unknown', () => {
    const retrying = { ...failed(), isFetching: true };
    expect(upcoming(retrying, of(reservation(1, '2026-11-23T10:00:00')))).toMatchObject({
      rows: [{ reservationId: 1 }],
      unknown: [passes[0]],
    });
    expect(upcoming(retrying, retrying).status).toBe('loading');
  });

  it('load until every history has been answered @upcoming:unknown', () => {
    expect(upcoming(loading, of(reservation(1, '2026-11-23T10:00:00'))).status).toBe('loading');
    expect(upcoming(failed(), loading).status).toBe('loading');
  });

  it('have failed where all histories have, and a retry requests each again @upcoming:unknown', () => {
    const refetches = [vi.fn(), vi.fn()];
    const state = upcoming(...refetches.map((refetch) => failed(refetch)));
    expect(state.status).toBe('failed');
    if (state.status === 'failed') state.onRetry();
    for (const refetch of refetches) expect(refetch).toHaveBeenCalledOnce();
  });

  it('tell which of them are from a stored history @last-lists:read-only', () => {
    const row = reservation(1, '2026-11-23T10:00:00');
    const kept = history({ data: [row], checkedAt: 1_795_000_000_000 });
    const other = of(reservation(2, '2026-11-24T10:00:00'));
    expect(upcoming(kept, other)).toMatchObject({
      rows: [{ isStored: true }, { isStored: false }],
    });
  });
});
