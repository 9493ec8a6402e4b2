import { defaultSettings, type MockSettings } from '@fitness/mocks/settings';
import { describe, expect, it } from 'vitest';
import { linkWith, openedLink } from './mock-link.ts';

const settings: MockSettings = {
  scenario: 'soldOutDay',
  seed: 7,
  clock: '2026-11-20T10:00:00',
  latency: { ms: 300, spreadMs: 200 },
  faults: [
    { kind: 'status', status: 500, message: '점검 중입니다.', operation: 'listReviews', times: 2 },
    { kind: 'chaos', rate: 0.2, seed: 3 },
  ],
};
const page = 'http://localhost:5173/fitness/review?page=2';

describe('a link to a state of the mock backend', () => {
  it('carries settings and person, and leaves the address as it was', () => {
    expect(openedLink(linkWith(page, settings, 'customer1'))).toEqual({
      settings,
      unread: [],
      persona: 'customer1',
      rest: page,
    });
    expect(openedLink(linkWith(page, defaultSettings, 'visitor'))).toEqual({
      settings: defaultSettings,
      unread: [],
      persona: 'visitor',
      rest: page,
    });
  });
  it('replaces what the address said before', () => {
    const link = linkWith(linkWith(page, settings, 'master1'), defaultSettings, undefined);
    expect(openedLink(link)).toEqual({
      settings: defaultSettings,
      unread: [],
      persona: undefined,
      rest: page,
    });
  });
  it('is none where the address says nothing', () => expect(openedLink(page)).toBeNull());
  it('signs nobody in who is no demo account', () => {
    expect(openedLink(`${page}&mock-as=somebody`)).toEqual({
      settings: undefined,
      unread: [],
      persona: undefined,
      rest: page,
    });
  });
  it('tells which parts it could not read', () => {
    expect(openedLink(`${page}&mock=default_nonsense`)).toMatchObject({
      settings: defaultSettings,
      unread: ['nonsense'],
    });
  });
});
