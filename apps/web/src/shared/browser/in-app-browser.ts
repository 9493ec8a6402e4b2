const kakaoTalk = /KAKAOTALK/i;
/** WebKit and Android's WebView as apps embed them, and the user agents of apps that resemble a browser. */
const otherApps =
  /AppleWebKit\/(?!.*\bSafari\/)|; ?wv\b|NAVER\(inapp|Instagram|FBA[NV]\/|\bLine\/|DaumApps|BAND\//;

/** The app whose in-app browser has this user agent; null for a normal browser. */
export function inAppBrowserOf(userAgent: string): 'kakaoTalk' | 'other' | null {
  if (kakaoTalk.test(userAgent)) return 'kakaoTalk';
  return otherApps.test(userAgent) ? 'other' : null;
}

/** The app whose in-app browser shows the page; null in a normal browser and in the installed app, which iOS shows without `Safari/`. */
export function inAppBrowser() {
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  return isInstalled ? null : inAppBrowserOf(navigator.userAgent);
}

/** The URL with which KakaoTalk opens a page in the device's default browser. */
export function externalKakaoTalkUrl(url: string) {
  return `kakaotalk://web/openExternal?url=${encodeURIComponent(url)}`;
}
