import { useAlert } from '@fitness/ui/AlertDialog';
import { messages } from './messages.ts';

/** Safari reads the file some time after the press. */
const millisecondsToRead = 60_000;

/** Downloads a text as a file. */
export function download(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), millisecondsToRead);
}

/** The texts of downloads (docs/product.md#routes). */
export const exportTexts = messages({
  csv: 'CSV 내려받기',
  inAppBrowser:
    '지금 쓰는 앱에서는 파일을 받을 수 없습니다. Safari나 Chrome에서 열어 다시 시도해주세요.',
});

/** WebKit and Android's WebView as apps embed them, and the user agents of apps that resemble a browser. */
const apps =
  /AppleWebKit\/(?!.*\bSafari\/)|; ?wv\b|KAKAOTALK|NAVER\(inapp|Instagram|FBA[NV]\/|\bLine\/|DaumApps|BAND\//;

/** True for the user agent of an app's own browser. */
export function isInApp(userAgent: string) {
  return apps.test(userAgent);
}

/** True in an app's own browser, but not in the installed app, which iOS shows without `Safari/`. */
export function isInAppBrowser() {
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  return !isInstalled && isInApp(navigator.userAgent);
}

/** Runs a download; in an in-app browser, which cannot, an alert says where it is possible. */
export function useExport() {
  const { alert } = useAlert();
  return async (run: () => void | Promise<void>) =>
    isInAppBrowser() ? alert(exportTexts.inAppBrowser) : run();
}
