import { Button, type ButtonProps } from '@fitness/ui/Button';
import { Dialog } from '@fitness/ui/Dialog';
import { Form } from '@fitness/ui/Form';
import { Stack } from '@fitness/ui/layout/Stack';
import { Heading } from '@fitness/ui/Heading';
import { Text } from '@fitness/ui/Text';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { formatCount } from '../../../shared/format/format.ts';
import { SectionBoundary } from '../../../shared/layout/SectionBoundary.tsx';
import type { Subject } from '../api.ts';
import { dialogTexts } from '../texts.ts';
import type { Batch } from './batch.ts';
import { countsText, phaseOf } from './batch-status.ts';
import { mainAction, OtherActions } from './BatchActions.tsx';
import { BatchInterruption, BatchProgress } from './BatchProgress.tsx';
import { classTimesOf } from './plan.ts';
import { RepeatFields } from './RepeatFields.tsx';
import { batchTexts, repeatTexts } from './texts.ts';
import { useRepeatForm } from './use-repeat-form.ts';
import type { Repeat } from './use-repeat.ts';
import { WeekList } from './WeekList.tsx';
import { createWeeksOfBatch } from './weeks.ts';

type RepeatDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  subject: Subject;
  repeat: Repeat;
  /** The minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
  now: string;
};

/** The progress and the results of a batch; scrolled to the top, because the form before it may have been scrolled down. */
function BatchView({ repeat, batch }: { repeat: Repeat; batch: Batch }) {
  // Deferred, so that a long list does not slow down the sending.
  const shown = useDeferredValue(batch);
  const [weeksOf] = useState(createWeeksOfBatch);
  const weeks = useMemo(() => weeksOf(shown), [shown, weeksOf]);
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    void top.current?.scrollIntoView({ block: 'end' });
  }, []);
  return (
    <Stack gap="lg">
      <Stack ref={top} gap="sm">
        <BatchProgress repeat={repeat} batch={batch} />
        <Text size="sm" color="muted">
          {countsText(batch)}
        </Text>
        <BatchInterruption repeat={repeat} />
      </Stack>
      <Stack gap="sm">
        <Heading level={3}>{dialogTexts.results}</Heading>
        <WeekList weeks={weeks} />
      </Stack>
    </Stack>
  );
}

/** Registers the same hours for several weeks, and shows what became of each class (docs/product.md#repeated-classes). */
export function RepeatDialog({ isOpen, onClose, subject, repeat, now }: RepeatDialogProps) {
  const formId = useId();
  const form = useRepeatForm(subject, now);
  const { batch } = repeat;
  const start = async () => {
    const next = await form.createBatch();
    if (next !== null) await repeat.start(next);
  };
  const count = form.state.status === 'ready' ? classTimesOf(form.plan).length : 0;
  const formSummary = form.isComplete ? undefined : repeatTexts.incomplete;
  const batchSummary =
    batch && phaseOf(repeat, batch) === 'running' ? batchTexts.goesOn : undefined;
  const summary = batch === null ? formSummary : batchSummary;
  const submit: ButtonProps = {
    children:
      count > 0 ? repeatTexts.register({ count: formatCount(count) }) : dialogTexts.register,
    variant: count > 0 ? 'primary' : 'secondary',
    type: 'submit',
    form: formId,
    isPending: form.state.status === 'loading' || repeat.activity !== null,
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={repeatTexts.title}
      size="lg"
      isFixedHeight
      {...(summary !== undefined && { summary })}
      footer={
        <>
          {batch !== null && <OtherActions repeat={repeat} batch={batch} />}
          {/* The same element in all states, so that it keeps the focus. */}
          <Button {...(batch === null ? submit : mainAction(repeat, batch))} />
        </>
      }
      isInUrl
    >
      <SectionBoundary>
        {batch === null ? (
          <Form id={formId} onSubmit={() => void start()}>
            <RepeatFields form={form} today={dateOf(now)} />
          </Form>
        ) : (
          <BatchView repeat={repeat} batch={batch} />
        )}
      </SectionBoundary>
    </Dialog>
  );
}
