const kakaoTalk = /KAKAOTALK/i;
/** Naver, Instagram, Facebook, Line, Daum, Band, and any other app's view of a page on Android. */
const otherApps = /NAVER\(inapp|Instagram|FBA[NV]\/|\bLine\/|DaumApps|BAND\/|; wv\)/;

/** The app whose own browser shows the page; null in a browser of its own. */
export function inAppBrowserOf(userAgent: string): 'kakaoTalk' | 'other' | null {
  if (kakaoTalk.test(userAgent)) return 'kakaoTalk';
  return otherApps.test(userAgent) ? 'other' : null;
}

/** The address by which KakaoTalk opens a page in the device's browser. */
export function externalKakaoTalkUrl(url: string) {
  return `kakaotalk://web/openExternal?url=${encodeURIComponent(url)}`;
}
