import { afterEach, describe, expect, it, vi } from 'vitest';
import { now, seoulNow, seoulToday, setClock } from './clock.ts';

let restore = () => {};
function setTime(instant: string) {
  restore = setClock(() => Date.parse(instant));
}

afterEach(() => restore());

describe.each(['America/Los_Angeles', 'Asia/Seoul', 'UTC', 'Pacific/Kiritimati'])(
  'on a device in %s (docs/product.md#time)',
  (zone) => {
    it.each([
      ['2026-11-20T23:59:00+09:00', '2026-11-20', '2026-11-20T23:59:00'],
      ['2026-11-21T00:00:00+09:00', '2026-11-21', '2026-11-21T00:00:00'],
      ['2026-12-31T15:00:00Z', '2027-01-01', '2027-01-01T00:00:00'],
    ])('at %s the studio has %s @time:today', (instant, today, local) => {
      vi.stubEnv('TZ', zone);
      setTime(instant);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(seoulToday()).toBe(today);
      expect(seoulNow()).toBe(local);
    });
  },
);

describe('the clock', () => {
  it('is the device’s unless it is set, and again after it is restored', () => {
    setTime('2026-11-20T10:00:00+09:00');
    expect(now()).toBe(Date.parse('2026-11-20T10:00:00+09:00'));
    restore();
    vi.spyOn(Date, 'now').mockReturnValue(5);
    expect(now()).toBe(5);
  });
});
