import { defaultSettings, type MockSettings } from '@fitness/mocks/settings';
import { describe, expect, it } from 'vitest';
import { linkWith, openedLink } from './mock-settings.ts';

const settings: MockSettings = {
  scenario: 'empty',
  seed: 7,
  clock: '2026-11-20T10:00:00',
  faults: [
    { kind: 'status', status: 500, message: '점검 중입니다.', operation: 'listReviews', times: 2 },
    { kind: 'lost' },
  ],
};
const rest = 'http://localhost:5173/fitness/review?page=2';
const read = { isInvalid: false, rest };

describe('a link to a state of the mock backend', () => {
  it('carries settings and persona in place of earlier ones, and leaves the rest of the URL', () => {
    const link = linkWith(rest, settings, 'customer1');
    expect(openedLink(link)).toEqual({ ...read, settings, persona: 'customer1' });
    const other = linkWith(link, defaultSettings, undefined);
    expect(openedLink(other)).toEqual({ ...read, settings: defaultSettings, persona: undefined });
  });
  it('is none without settings and persona', () => expect(openedLink(rest)).toBeNull());
  it('ignores an unknown persona, and settings that it cannot read', () => {
    expect(openedLink(`${rest}&mock-as=somebody&mock=nonsense`)).toEqual({
      settings: undefined,
      isInvalid: true,
      persona: undefined,
      rest,
    });
  });
});
