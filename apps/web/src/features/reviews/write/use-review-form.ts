import { ApiError } from '@fitness/api-contract/client';
import { useAlert } from '@fitness/ui/AlertDialog';
import { useToast } from '@fitness/ui/Toast';
import { errorMessageOf } from '../../../shared/api/error-message.ts';
import { getSession } from '../../../shared/session/session.ts';
import { useSessionNotice } from '../../../shared/session/use-session-notice.ts';
import { useWriteReview } from '../api.ts';
import { useDraft } from './draft.ts';
import { reviewProblemOf } from './review-problem.ts';
import { reviewProblems, reviewTexts } from '../texts.ts';

const noteOn = (error: unknown) =>
  error instanceof ApiError && error.kind === 'network'
    ? errorMessageOf(error)
    : reviewTexts.draftKept;

export function useReviewForm(userId: string, onSent: () => void) {
  const { draft, change, clear } = useDraft(userId);
  const { mutateAsync: write, isPending, isPendingNow } = useWriteReview();
  const { alert } = useAlert();
  const { showToast } = useToast();
  const notice = useSessionNotice();

  const send = async () => {
    if (isPendingNow()) return undefined;
    const problem = reviewProblemOf(getSession(), draft);
    if (problem !== null || draft.likeStar === null)
      return alert(reviewProblems[problem ?? 'incomplete']);
    try {
      await write({ content: draft.content.trim(), likeStar: draft.likeStar });
    } catch (error) {
      await alert(noteOn(error), { title: reviewTexts.failed, tone: 'danger' });
      return notice(error);
    }
    await clear();
    showToast(reviewTexts.success);
    return onSent();
  };
  return { draft, change, send, isPending };
}
