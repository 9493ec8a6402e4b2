import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { seoulNow, seoulToday, setClock } from './clock.ts';

describe.each(['America/Los_Angeles', 'Asia/Seoul', 'UTC', 'Pacific/Kiritimati'])(
  'on a device in %s (docs/product.md#time)',
  (zone) => {
    it.each([
      ['2026-11-20T23:59:00+09:00', '2026-11-20', '2026-11-20T23:59:00'],
      ['2026-11-21T00:00:00+09:00', '2026-11-21', '2026-11-21T00:00:00'],
      ['2026-12-31T15:00:00Z', '2027-01-01', '2027-01-01T00:00:00'],
    ])('at %s the studio has %s @time:today', (instant, today, local) => {
      vi.stubEnv('TZ', zone);
      onTestFinished(setClock(() => Date.parse(instant)));
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(seoulToday()).toBe(today);
      expect(seoulNow()).toBe(local);
    });
  },
);
