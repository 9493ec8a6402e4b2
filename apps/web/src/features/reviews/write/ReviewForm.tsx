import { createReviewConstraints } from '@fitness/api-contract/constraints';
import { Button } from '@fitness/ui/Button';
import { Form } from '@fitness/ui/Form';
import { Panel } from '@fitness/ui/Panel';
import { StarRating } from '@fitness/ui/StarRating';
import { TextArea } from '@fitness/ui/TextArea';
import { useRef } from 'react';
import { reviewProblems, reviewTexts } from '../texts.ts';
import { contentProblemOf } from './review-problem.ts';
import { useReviewForm } from './use-review-form.ts';

export interface ReviewFormProps {
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
