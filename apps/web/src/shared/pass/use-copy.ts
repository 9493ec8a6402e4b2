import { useAlert } from '@fitness/ui/AlertDialog';
import { useToast } from '@fitness/ui/Toast';
import { copyText } from '../browser/copy-text.ts';
import { copyTexts } from './renewal-texts.ts';

/** Copies a text and says so, or that the browser refuses. */
export function useCopy() {
  const { showToast } = useToast();
  const { alert } = useAlert();
  return async (text: string, copied: string) => {
    if (await copyText(text)) showToast(copied);
    else await alert(copyTexts.notCopied, { tone: 'danger' });
  };
}
