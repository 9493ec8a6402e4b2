import { describe, expect, it } from 'vitest';
import { isInApp } from './export.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko)';

describe("an app's own browser", () => {
  it.each([
    `${iPhone} Mobile/15E148 KAKAOTALK/25.1.0 (INAPP)`,
    `${android} Version/4.0 Chrome/131.0 Mobile Safari/537.36;KAKAOTALK 2510900`,
    `${iPhone} Mobile/15E148 NAVER(inapp; search; 2000; 12.9.2; 15PRO)`,
    `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/489.0.0.62.92;FBDV/iPhone15,2]`,
    `${iPhone} Safari Line/14.19.1`,
    `${iPhone} Mobile/15E148`,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
    `${android.replace(')', '; wv)')} Version/4.0 Chrome/131.0 Mobile Safari/537.36`,
  ])('is found: %s', (userAgent) => {
    expect(isInApp(userAgent)).toBe(true);
  });

  it.each([
    `${iPhone} Version/18.0 Mobile/15E148 Safari/604.1`,
    `${iPhone} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    `${iPhone} CriOS/131.0 Mobile/15E148 Safari/604.1`,
    `${android} Chrome/131.0 Mobile Safari/537.36`,
    `${android} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'Mozilla/5.0 (X11; Linux x64; rv:133.0) Gecko/20100101 Firefox/133.0',
  ])('is not found in a browser: %s', (userAgent) => {
    expect(isInApp(userAgent)).toBe(false);
  });
});
