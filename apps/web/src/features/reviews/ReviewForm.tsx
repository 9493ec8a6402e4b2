import { createReviewConstraints } from '@fitness/api-contract/constraints';
import type { OperationBody } from '@fitness/api-contract/operation-types';
import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { Form } from '@fitness/ui/Form';
import { Panel } from '@fitness/ui/Panel';
import { StarRating } from '@fitness/ui/StarRating';
import { TextArea } from '@fitness/ui/TextArea';
import { useRef } from 'react';
import { send } from '../../api/operations.ts';
import { useWrite } from '../../api/use-write.ts';
import { getSession } from '../../session/session.ts';
import { reviewProblemOf } from './api.ts';
import { useDraft } from './draft.ts';
import { reviewProblems, reviewTexts } from './texts.ts';

interface ReviewFormProps {
  userId: string;
  onSent: () => void;
}

/** The form of a review; Enter submits, Shift+Enter breaks the line (docs/product.md#reviews). */
export function ReviewForm({ userId, onSent }: ReviewFormProps) {
  const { draft, change, clear } = useDraft(userId);
  const { likeStar, content } = draft;
  const { alert } = useAlert();
  const form = useRef<HTMLFormElement>(null);
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
    const problem = reviewProblemOf(getSession(), draft);
    if (problem === null && likeStar !== null) return mutate({ content: content.trim(), likeStar });
    // The field is focused first, because the alert returns focus to it when it closes.
    form.current?.querySelector<HTMLElement>(likeStar === null ? 'input' : 'textarea')?.focus();
    return void alert(reviewProblems[problem ?? 'incomplete']);
  };

  return (
    <Panel title={reviewTexts.write}>
      <Form ref={form} onSubmit={submit}>
        <StarRating value={likeStar} onChange={(stars) => change({ likeStar: stars })} isRequired />
        <TextArea
          label={reviewTexts.content}
          placeholder={reviewTexts.placeholder}
          value={content}
          onChange={(text) => change({ content: text })}
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
