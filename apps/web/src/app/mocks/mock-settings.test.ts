import { defaultSettings, type MockSettings } from '@fitness/mocks/settings';
import { describe, expect, it } from 'vitest';
import { linkWith, openedLink } from './mock-settings.ts';

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
  it('carries settings and persona, and leaves the rest of the URL unchanged', () => {
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
  it('replaces the settings of an earlier link', () => {
    const link = linkWith(linkWith(page, settings, 'master1'), defaultSettings, undefined);
    expect(openedLink(link)).toEqual({
      settings: defaultSettings,
      unread: [],
      persona: undefined,
      rest: page,
    });
  });
  it('is none without settings and persona', () => expect(openedLink(page)).toBeNull());
  it('ignores an unknown persona', () => {
    expect(openedLink(`${page}&mock-as=somebody`)).toEqual({
      settings: undefined,
      unread: [],
      persona: undefined,
      rest: page,
    });
  });
  it('lists the parts that are invalid', () => {
    expect(openedLink(`${page}&mock=default_nonsense`)).toMatchObject({
      settings: defaultSettings,
      unread: ['nonsense'],
    });
  });
});
