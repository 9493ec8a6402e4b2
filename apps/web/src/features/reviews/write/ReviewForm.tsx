import { Button } from '@fitness/ui/Button';
import { StarRating } from '@fitness/ui/StarRating';
import { TextArea } from '@fitness/ui/TextArea';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { enterKeyAction } from './enter-key.ts';
import * as styles from './ReviewForm.css.ts';
import { reviewTexts } from '../texts.ts';
import { useReviewForm } from './use-review-form.ts';

export interface ReviewFormProps {
  /** Whose draft it is. */
  userId: string;
  /** Called once the review has been sent. */
  onSent: () => void;
}

/** Stars and words of a customer; Enter sends, Shift+Enter breaks the line (docs/product.md#reviews). */
export function ReviewForm({ userId, onSent }: ReviewFormProps) {
  const { draft, change, send, isPending } = useReviewForm(userId, onSent);
  const form = useRef<HTMLFormElement>(null);

  // Focus goes to what is missing before the alert opens, and so comes back to it.
  const submit = () => {
    if (draft.likeStar === null) form.current?.querySelector('input')?.focus();
    else if (draft.content.trim() === '') form.current?.querySelector('textarea')?.focus();
    void send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, keyCode, nativeEvent } = event;
    const meaning = enterKeyAction({
      key,
      shiftKey,
      keyCode,
      isComposing: nativeEvent.isComposing,
      repeat: nativeEvent.repeat,
    });
    if (meaning === 'text') return;
    event.preventDefault();
    if (meaning === 'send') submit();
  };

  return (
    <Panel title={reviewTexts.write}>
      <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
        <StarRating value={draft.likeStar} onChange={(likeStar) => change({ likeStar })} />
        <TextArea
          label={reviewTexts.content}
          hint={reviewTexts.contentHint}
          placeholder={reviewTexts.placeholder}
          value={draft.content}
          onChange={(content) => change({ content })}
          onKeyDown={onKeyDown}
          isReadOnly={isPending}
          rows={4}
        />
        <Button type="submit" isPending={isPending} isFullWidth>
          {reviewTexts.submit}
        </Button>
      </form>
    </Panel>
  );
}
