import { createReviewConstraints } from '@fitness/api-contract/constraints';
import type { OperationBody } from '@fitness/api-contract/operation-types';
import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { Form } from '@fitness/ui/Form';
import { Panel } from '@fitness/ui/Panel';
import { StarRating } from '@fitness/ui/StarRating';
import { TextArea } from '@fitness/ui/TextArea';
import { useRef } from 'react';
import { send } from '../../shared/api/operations.ts';
import { useWrite } from '../../shared/api/use-write.ts';
import { getSession } from '../../shared/session/session.ts';
import { useDraft } from './draft.ts';
import { contentProblemOf, reviewProblemOf } from './review-rules.ts';
import { reviewProblems, reviewTexts } from './texts.ts';

function useReviewForm(userId: string, onSent: () => void) {
  const { draft, change, clear } = useDraft(userId);
  const { alert } = useAlert();
  const { mutate, isPending } = useWrite({
    mutationKey: ['createReview'],
    mutationFn: (body: OperationBody<'createReview'>) => send('createReview', { body }),
    meta: {
      success: reviewTexts.success,
      failure: () => reviewTexts.failed,
      refreshes: ['listReviews'],
    },
    onSuccess: async () => {
      await clear();
      onSent();
    },
  });

  const submit = () => {
    if (isPending) return;
    const problem = reviewProblemOf(getSession(), draft);
    if (problem !== null || draft.likeStar === null)
      void alert(reviewProblems[problem ?? 'incomplete']);
    else mutate({ content: draft.content.trim(), likeStar: draft.likeStar });
  };
  return { draft, change, send: submit, isPending };
}

interface ReviewFormProps {
  userId: string;
  onSent: () => void;
}

/** The form of a review; Enter submits, Shift+Enter breaks the line (docs/product.md#reviews). */
export function ReviewForm({ userId, onSent }: ReviewFormProps) {
  const { draft, change, send, isPending } = useReviewForm(userId, onSent);
  const form = useRef<HTMLFormElement>(null);

  // The field is focused first, because the alert returns focus to it when it closes.
  const submit = () => {
    if (draft.likeStar === null) form.current?.querySelector('input')?.focus();
    else if (contentProblemOf(draft.content) !== null)
      form.current?.querySelector('textarea')?.focus();
    void send();
  };

  return (
    <Panel title={reviewTexts.write}>
      <Form ref={form} onSubmit={submit}>
        <StarRating
          value={draft.likeStar}
          onChange={(likeStar) => change({ likeStar })}
          isRequired
        />
        <TextArea
          label={reviewTexts.content}
          placeholder={reviewTexts.placeholder}
          value={draft.content}
          onChange={(content) => change({ content })}
          onEnter={submit}
          maxLength={createReviewConstraints.content.maxLength}
          lengthError={reviewProblems.tooLong}
          isReadOnly={isPending}
          rows={4}
          isRequired
        />
        <Button type="submit" isPending={isPending} isFullWidth>
          {reviewTexts.submit}
        </Button>
      </Form>
    </Panel>
  );
}
