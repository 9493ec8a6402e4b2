import { cleanText } from '@fitness/api-contract/clean-text';
import type { Toasts } from '@fitness/ui/Toast';
import { isolated } from '../../shared/format/isolated.ts';
import { getSession } from '../../shared/session/session.ts';
import { texts } from '../../shared/texts.ts';
import { whenIdle } from '../prefetch/when-idle.ts';

/** Announces the signed-in user once the page is visible. With an unusable token the page itself tells the user. */
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
    // Delayed, because screen readers announce only changes of a live region that is already in the document.
    whenIdle(announce);
  };
  document.addEventListener('visibilitychange', announceInView, { signal });
  announceInView();
}
