import { useAlert } from '@fitness/ui/AlertDialog';
import { Button, type ButtonProps } from '@fitness/ui/Button';
import { Dialog } from '@fitness/ui/Dialog';
import { Form } from '@fitness/ui/Form';
import { Heading } from '@fitness/ui/Heading';
import { Stack } from '@fitness/ui/layout/Stack';
import { ProgressBar } from '@fitness/ui/ProgressBar';
import { Text } from '@fitness/ui/Text';
import { startTransition, useDeferredValue, useEffect, useId, useRef } from 'react';
import { formatCount } from '../../shared/format/format.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import type { Subject } from './api.ts';
import { parseMaximum } from './slots.ts';
import { classTexts, dialogTexts } from './texts.ts';
import { countsText, type SlotState } from './repeat-plan.ts';
import { RepeatFields, useRepeatForm } from './RepeatFields.tsx';
import { activityTexts, repeatTexts, slotTexts } from './repeat-texts.ts';
import { type Repeat, useRepeat } from './use-repeat.ts';
import { RepeatWeeks } from './RepeatWeeks.tsx';

/** The progress and the results; scrolled to the top, because the form before it may have been scrolled down. */
function Results({ repeat, start }: { repeat: Repeat; start: string }) {
  const { slots, slotsIn, activity } = repeat;
  // Deferred, so that a long list does not slow down the sending.
  const shown = useDeferredValue(slots);
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    void top.current?.scrollIntoView({ block: 'end' });
  }, []);
  const total = slots.length;
  const done = total - slotsIn('left', 'unsent', 'deleting').length;
  const isSuccess = slotsIn('done', 'deleted').length === total;
  return (
    <Stack gap="lg">
      <Stack ref={top} gap="sm">
        <ProgressBar
          label={activityTexts[activity ?? 'none']}
          value={done}
          maxValue={total}
          valueText={repeatTexts.progress({ total: formatCount(total), done: formatCount(done) })}
          tone={isSuccess ? 'success' : 'neutral'}
        />
        <Text size="sm" color="muted">
          {countsText(slots, Object.keys(slotTexts) as SlotState[])}
        </Text>
      </Stack>
      <Stack gap="sm">
        <Heading level={3}>{dialogTexts.results}</Heading>
        <RepeatWeeks slots={shown} start={start} plain="done" />
      </Stack>
    </Stack>
  );
}

/** The button that is most likely needed next. */
function mainAction({ activity, isPending, slotsIn, ...repeat }: Repeat): ButtonProps {
  if (activity !== null)
    return {
      variant: 'secondary',
      children: repeatTexts.stop,
      isPending: activity === 'stopping',
      onPress: repeat.stop,
    };
  if (slotsIn('failed', 'unsent').length === 0)
    return {
      variant: 'secondary',
      children: repeatTexts.next,
      isDisabled: isPending,
      // Rendered after the click, which would otherwise submit the form: the button is then the form's.
      onPress: () => startTransition(repeat.clear),
    };
  const children = slotsIn('unsent').length > 0 ? repeatTexts.registerRest : repeatTexts.retry;
  return { children, isDisabled: isPending, onPress: repeat.retry };
}

type RepeatDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  subject: Subject;
  /** The minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
  now: string;
};

/** Registers the same hours for several weeks, and shows what became of each class (docs/product.md#repeated-classes). */
export function RepeatDialog({ isOpen, onClose, subject, now }: RepeatDialogProps) {
  const formId = useId();
  const { alert, confirm } = useAlert();
  const form = useRepeatForm(subject, now);
  const repeat = useRepeat(subject, parseMaximum(form.pattern.maximum));
  const { slots, activity, isPending, hasResults, slotsIn } = repeat;
  const hasSlots = slots.length > 0;
  const start = () => {
    const { planned, problem } = form.submit();
    if (problem === null) repeat.start(planned);
    else void alert(problem);
  };
  const close = async () => {
    if (hasResults) {
      const question = activity === null ? repeatTexts.leaveResults : repeatTexts.leaveRunning;
      const labels = { confirmLabel: repeatTexts.leave, cancelLabel: classTexts.back };
      if (!(await confirm(question, labels))) return;
    }
    repeat.clear();
    onClose();
  };
  const { count } = form;
  const submit: ButtonProps = {
    children:
      count > 0 ? repeatTexts.register({ count: formatCount(count) }) : dialogTexts.register,
    variant: count > 0 ? 'primary' : 'secondary',
    type: 'submit',
    form: formId,
    isPending: form.list.status === 'loading' || isPending,
  };
  const isEnded = hasSlots && activity === null;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={() => void close()}
      title={repeatTexts.title}
      size="lg"
      isFixedHeight
      {...(!hasSlots && !form.isComplete && { summary: repeatTexts.incomplete })}
      footer={
        <>
          {isEnded && slotsIn('done').length > 0 && (
            <Button variant="ghost" isPending={isPending} onPress={repeat.undo}>
              {repeatTexts.undo}
            </Button>
          )}
          {isEnded && slotsIn('failed', 'unsent').length > 0 && (
            <Button variant="secondary" isDisabled={isPending} onPress={repeat.clear}>
              {repeatTexts.next}
            </Button>
          )}
          {/* The same element in all states, so that it keeps the focus. */}
          <Button {...(hasSlots ? mainAction(repeat) : submit)} />
        </>
      }
      isInUrl={!hasResults}
    >
      <SectionBoundary>
        {hasSlots ? (
          <Results repeat={repeat} start={form.pattern.start} />
        ) : (
          <Form id={formId} onSubmit={start}>
            <RepeatFields form={form} />
          </Form>
        )}
      </SectionBoundary>
    </Dialog>
  );
}
