import { cleanText } from '@fitness/api-contract/clean-text';
import type { Toasts } from '@fitness/ui/Toast';
import { isolated } from '../../shared/format/isolated.ts';
import { getSession } from '../../shared/session/session.ts';
import { texts } from '../../shared/texts.ts';
import { whenIdle } from '../prefetch/when-idle.ts';

/** Says who is signed in now, once, as soon as the page is seen. A page of an unusable token says that itself. */
export function announceUser(showToast: Toasts['showToast'], signal: AbortSignal) {
  const announce = () => {
    const session = getSession();
    if (signal.aborted || session.status !== 'signedIn') return;
    const nickname = isolated(cleanText(session.nickname));
    showToast(texts.signedInAs({ nickname }), { tone: 'info' });
  };
  const announceInView = () => {
    if (document.visibilityState === 'hidden') return;
    document.removeEventListener('visibilitychange', announceInView);
    // The live region is new, and screen readers announce only what is put into one that they know.
    whenIdle(announce);
  };
  document.addEventListener('visibilitychange', announceInView, { signal });
  announceInView();
}
