import type { OperationBody } from '@fitness/api-contract/operation-types';
import { useAlert } from '@fitness/ui/AlertDialog';
import { useToast } from '@fitness/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { send } from '../../../shared/api/operations.ts';
import { useAction } from '../../../shared/api/use-action.ts';
import { getSession } from '../../../shared/session/session.ts';
import { useDraft } from './draft.ts';
import { reviewProblemOf } from './review-problem.ts';
import { reviewProblems, reviewTexts } from '../texts.ts';

export function useReviewForm(userId: string, onSent: () => void) {
  const { draft, change, clear } = useDraft(userId);
  const client = useQueryClient();
  const { alert } = useAlert();
  const { showToast } = useToast();
  const { run, isPending, isPendingNow } = useAction({
    key: ['createReview'],
    send: (body: OperationBody<'createReview'>) => send(client, 'createReview', { body }),
    failure: () => reviewTexts.failed,
    refreshes: ['listReviews'],
  });

  const submit = async () => {
    if (isPendingNow()) return undefined;
    const problem = reviewProblemOf(getSession(), draft);
    if (problem !== null || draft.likeStar === null)
      return alert(reviewProblems[problem ?? 'incomplete']);
    if (!(await run({ content: draft.content.trim(), likeStar: draft.likeStar }))) return undefined;
    await clear();
    showToast(reviewTexts.success);
    return onSent();
  };
  return { draft, change, send: submit, isPending };
}
