import { Button } from '@fitness/ui/Button';
import { Stack } from '@fitness/ui/layout/Stack';
import { Panel } from '@fitness/ui/Panel';
import { StarRating } from '@fitness/ui/StarRating';
import { TextArea } from '@fitness/ui/TextArea';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { enterKeyAction } from './enter-key.ts';
import { reviewTexts } from '../texts.ts';
import { useReviewForm } from './use-review-form.ts';

export interface ReviewFormProps {
  userId: string;
  onSent: () => void;
}

/** The form of a review; Enter submits, Shift+Enter breaks the line (docs/product.md#reviews). */
export function ReviewForm({ userId, onSent }: ReviewFormProps) {
  const { draft, change, send, isPending } = useReviewForm(userId, onSent);
  const form = useRef<HTMLFormElement>(null);

  // The alert returns focus to the field that is missing.
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
      <form ref={form} onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <StarRating
            value={draft.likeStar}
            onChange={(likeStar) => change({ likeStar })}
            isRequired
          />
          <TextArea
            label={reviewTexts.content}
            hint={reviewTexts.contentHint}
            placeholder={reviewTexts.placeholder}
            value={draft.content}
            onChange={(content) => change({ content })}
            onKeyDown={onKeyDown}
            isReadOnly={isPending}
            rows={4}
            isRequired
          />
          <Button type="submit" isPending={isPending} isFullWidth>
            {reviewTexts.submit}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
