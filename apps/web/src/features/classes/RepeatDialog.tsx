import { useAlert } from '@fitness/ui/AlertDialog';
import { Button, type ButtonProps } from '@fitness/ui/Button';
import { Dialog } from '@fitness/ui/Dialog';
import { Form } from '@fitness/ui/Form';
import { Heading } from '@fitness/ui/Heading';
import { ProgressBar } from '@fitness/ui/ProgressBar';
import { Text } from '@fitness/ui/Text';
import { Stack } from '@fitness/ui/layout/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { SectionBoundary } from '../../lib/SectionBoundary.tsx';
import { minuteOf } from '../../lib/date-times.ts';
import { formatCount } from '../../lib/format.ts';
import type { ListState } from '../../lib/list/list-state.ts';
import { RepeatDays, RepeatFields, useRepeatForm } from './RepeatFields.tsx';
import { createClass, deleteClass, myClasses, type Subject } from './api.ts';
import { countsText, type Slot, type SlotState } from './repeat-plan.ts';
import { repeatTexts, slotTexts } from './repeat-texts.ts';
import { parseMaximum } from './slots.ts';
import { classTexts, dialogTexts } from './texts.ts';
import type { ManagedClass } from './timetable.ts';
import { useSendEach } from './use-send-each.ts';

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Registers classes one after another, and deletes those it has registered; all of it lasts as long as the dialog. */
function useRepeat({ classSubjectId }: Subject, classMaxCustomer: number) {
  const client = useQueryClient();
  const { confirm } = useAlert();
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  const [isDeleting, setDeleting] = useState(false);
  const slotsIn = (...states: SlotState[]) => slots.filter(({ state }) => states.includes(state));
  const change = ({ classTime }: Slot, state: SlotState, reason?: string) =>
    setSlots((before) =>
      before.map((slot) => (slot.classTime === classTime ? { classTime, state, reason } : slot)),
    );

  const registering = useSendEach({
    change: ({ classTime }: Slot) => createClass({ classSubjectId, classTime, classMaxCustomer }),
    onSent: (slot, reason) => change(slot, reason === undefined ? 'done' : 'failed', reason),
    success: classTexts.registered,
    failure: classTexts.registerFailed,
  });
  const deleting = useSendEach({
    change: async ({ slot, read }: { slot: Slot; read: Promise<readonly ManagedClass[]> }) => {
      const minute = minuteOf(slot.classTime);
      const item = (await read).find(({ classTime }) => minuteOf(classTime) === minute);
      // One that is not there any more was deleted elsewhere.
      if (item === undefined) return;
      if (item.reservedMembers === null) throw new Error(repeatTexts.undeletedUnchecked);
      if (item.reservedMembers.length > 0) throw new Error(repeatTexts.undeletedReserved);
      await deleteClass(item);
    },
    onSent: ({ slot }, reason) => change(slot, reason === undefined ? 'deleted' : 'done', reason),
    success: classTexts.deleted,
    failure: classTexts.deleteFailed,
  });
  const { isPending } = registering;

  useEffect(() => {
    if (isPending) window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, [isPending]);

  return {
    slots,
    slotsIn,
    isPending,
    isDeleting,
    register: (next: readonly Slot[]) => {
      setDeleting(false);
      for (const slot of next) change(slot, 'left');
      registering.mutate(next);
    },
    setSlots,
    undo: async () => {
      const registered = slotsIn('done');
      const question = repeatTexts.undoQuestion({ count: registered.length });
      const labels = { confirmLabel: classTexts.delete, cancelLabel: classTexts.back };
      if (!(await confirm(question, labels))) return;
      setDeleting(true);
      // Read again, for who has reserved meanwhile.
      const read = client.fetchQuery({ ...myClasses(), staleTime: 0 });
      deleting.mutate(registered.map((slot) => ({ slot, read })));
    },
    stop: () => {
      registering.stop();
      deleting.stop();
    },
  };
}

type ResultsProps = { repeat: ReturnType<typeof useRepeat> };

/** The progress and the results; scrolled to the top, because the form before it may have been scrolled down. */
function Results({ repeat: { slots, slotsIn, isPending, isDeleting } }: ResultsProps) {
  // Deferred, so that a long list does not slow down the sending.
  const shown = useDeferredValue(slots);
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    void top.current?.scrollIntoView({ block: 'end' });
  }, []);
  const total = slots.length;
  const done = isDeleting ? slotsIn('deleted').length : total - slotsIn('left').length;
  const activity = isDeleting ? repeatTexts.deleting : repeatTexts.registering;
  return (
    <Stack gap="lg">
      <Stack ref={top} gap="sm">
        <ProgressBar
          label={isPending ? activity : repeatTexts.ended}
          value={done}
          maxValue={total}
          valueText={repeatTexts.progress({ total: formatCount(total), done: formatCount(done) })}
          tone={slotsIn('done', 'deleted').length === total ? 'success' : 'neutral'}
        />
        <Text size="sm" color="muted">
          {countsText(slots, Object.keys(slotTexts) as SlotState[])}
        </Text>
      </Stack>
      <Stack gap="sm">
        <Heading level={3}>{dialogTexts.results}</Heading>
        <RepeatDays slots={shown} />
      </Stack>
    </Stack>
  );
}

type RepeatDialogProps = {
  onClose: () => void;
  subject: Subject;
  /** The manager's classes of all days. */
  state: ListState<ManagedClass>;
  /** The minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
  now: string;
};

/** Registers the same hours for several weeks, and shows what became of each class (docs/product.md#repeated-classes). */
export function RepeatDialog({ onClose, subject, state, now }: RepeatDialogProps) {
  const formId = useId();
  const { alert, confirm } = useAlert();
  const form = useRepeatForm(subject, state, now);
  const repeat = useRepeat(subject, parseMaximum(form.pattern.maximum));
  const { slots, isPending, slotsIn } = repeat;
  const rest = slotsIn('failed', 'left');
  const start = () => {
    const { planned, problem } = form.submit();
    if (problem !== null) {
      void alert(problem);
      return;
    }
    repeat.setSlots(planned);
    repeat.register(planned);
  };
  const close = async () => {
    const labels = { confirmLabel: repeatTexts.leave, cancelLabel: classTexts.back };
    if (isPending && !(await confirm(repeatTexts.leaveRunning, labels))) return;
    repeat.stop();
    onClose();
  };
  const mainAction = (): ButtonProps => {
    if (slots.length === 0)
      return {
        children:
          form.count > 0
            ? repeatTexts.register({ count: formatCount(form.count) })
            : dialogTexts.register,
        variant: form.count > 0 ? 'primary' : 'secondary',
        type: 'submit',
        form: formId,
        isPending: isPending || state.status === 'loading',
      };
    if (isPending)
      return { variant: 'secondary', children: repeatTexts.stop, onPress: repeat.stop };
    if (rest.length > 0)
      return { children: repeatTexts.registerRest, onPress: () => repeat.register(rest) };
    return {
      variant: 'secondary',
      children: repeatTexts.next,
      // Rendered after the click, which would otherwise submit the form: the button is then the form's.
      onPress: () => startTransition(() => repeat.setSlots([])),
    };
  };
  return (
    <Dialog
      isOpen
      onOpenChange={() => void close()}
      title={repeatTexts.title}
      size="lg"
      isFixedHeight
      summary={slots.length === 0 ? form.leftOut : ''}
      footer={
        <>
          {!isPending && slotsIn('done').length > 0 && (
            <Button variant="ghost" onPress={() => void repeat.undo()}>
              {repeatTexts.undo}
            </Button>
          )}
          {/* The same element in all states, so that it keeps the focus. */}
          <Button {...mainAction()} />
        </>
      }
      isInUrl={!isPending}
    >
      <SectionBoundary>
        {slots.length > 0 ? (
          <Results repeat={repeat} />
        ) : (
          <Form id={formId} onSubmit={start}>
            <RepeatFields form={form} />
          </Form>
        )}
      </SectionBoundary>
    </Dialog>
  );
}
