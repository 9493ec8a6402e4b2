import { useAlert } from '@fitness/ui/AlertDialog';
import { isInAppBrowser } from '../browser/in-app-browser.ts';
import { exportTexts } from './texts.ts';

/** Runs a download or opens the print dialog; in an in-app browser, which can do neither, an alert says where it is possible. */
export function useExport() {
  const { alert } = useAlert();
  return async (run: () => void | Promise<void>) =>
    isInAppBrowser() ? alert(exportTexts.inAppBrowser) : run();
}
