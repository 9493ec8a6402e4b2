const kakaoTalk = /KAKAOTALK/i;
/** User agents of Naver, Instagram, Facebook, Line, Daum, Band and any Android WebView. */
const otherApps = /NAVER\(inapp|Instagram|FBA[NV]\/|\bLine\/|DaumApps|BAND\/|; wv\)/;

/** The app whose in-app browser shows the page; null in a normal browser. */
export function inAppBrowserOf(userAgent: string): 'kakaoTalk' | 'other' | null {
  if (kakaoTalk.test(userAgent)) return 'kakaoTalk';
  return otherApps.test(userAgent) ? 'other' : null;
}

/** The URL with which KakaoTalk opens a page in the device's default browser. */
export function externalKakaoTalkUrl(url: string) {
  return `kakaotalk://web/openExternal?url=${encodeURIComponent(url)}`;
}
