import { describe, expect, it } from 'vitest';
import { externalKakaoTalkUrl, inAppBrowserOf } from './in-app-browser.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko)';

describe("an app's own browser @buy:in-app-browser", () => {
  it.each([
    ['kakaoTalk', `${iPhone} Mobile/15E148 KAKAOTALK/25.1.0 (INAPP)`],
    ['kakaoTalk', `${android} Version/4.0 Chrome/131.0 Mobile Safari/537.36;KAKAOTALK 2510900`],
    ['other', `${iPhone} Mobile/15E148 NAVER(inapp; search; 2000; 12.9.2; 15PRO)`],
    ['other', `${iPhone} Mobile/15E148 Instagram 350.0.0.30.98 (iPhone15,2; iOS 18_0; ko_KR)`],
    ['other', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/489.0.0.62.92;FBDV/iPhone15,2]`],
    ['other', `${iPhone} Safari Line/14.19.1`],
    ['other', `${iPhone} Mobile/15E148`],
    ['other', `${iPhone.replace('iPhone;', 'iPad;')} Mobile/15E148 TossApp/5.200`],
    [
      'other',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
    ],
    [
      'other',
      `${android.replace(')', '; wv; Band)')} Version/4.0 Chrome/131.0 Mobile Safari/537.36`,
    ],
    ['other', `${android.replace(')', '; wv)')} Version/4.0 Chrome/131.0 Mobile Safari/537.36`],
  ] as const)('is found: %s in %s', (app, userAgent) => {
    expect(inAppBrowserOf(userAgent)).toBe(app);
  });

  it.each([
    `${iPhone} Version/18.0 Mobile/15E148 Safari/604.1`,
    `${iPhone} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`,
    `${iPhone} EdgiOS/131.0 Version/18.0 Mobile/15E148 Safari/604.1`,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    `${iPhone} CriOS/131.0 Mobile/15E148 Safari/604.1`,
    `${android} Chrome/131.0 Mobile Safari/537.36`,
    `${android} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    `${android} Whale/3.0 Chrome/125.0 Mobile Safari/537.36`,
    'Mozilla/5.0 (X11; Linux x64; rv:133.0) Gecko/20100101 Firefox/133.0',
  ])('is not found in a browser: %s', (userAgent) => {
    expect(inAppBrowserOf(userAgent)).toBeNull();
  });

  it('opens a page in the browser of the device by the address of KakaoTalk', () => {
    expect(externalKakaoTalkUrl('https://fit.example/fitness/pt?a=1&b=2')).toBe(
      'kakaotalk://web/openExternal?url=https%3A%2F%2Ffit.example%2Ffitness%2Fpt%3Fa%3D1%26b%3D2',
    );
  });
});
