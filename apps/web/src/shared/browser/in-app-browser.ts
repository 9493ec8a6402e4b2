/** WebKit and Android's WebView as apps embed them, and the user agents of apps that resemble a browser. */
const apps =
  /AppleWebKit\/(?!.*\bSafari\/)|; ?wv\b|KAKAOTALK|NAVER\(inapp|Instagram|FBA[NV]\/|\bLine\/|DaumApps|BAND\//;

/** Whether this user agent is that of an app's own browser. */
export function isInApp(userAgent: string) {
  return apps.test(userAgent);
}

/** Whether an app's own browser shows the page, not the installed app, which iOS shows without `Safari/`. */
export function isInAppBrowser() {
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  return !isInstalled && isInApp(navigator.userAgent);
}
