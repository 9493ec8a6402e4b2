import { whyNotDeletable } from '@fitness/api-contract/rules';
import { useAlert } from '@fitness/ui/AlertDialog';
import { EmptyDrawing, EmptyState } from '@fitness/ui/EmptyState';
import { Stack } from '@fitness/ui/layout/Stack';
import { RowListSkeleton } from '@fitness/ui/RowList';
import { SelectList } from '@fitness/ui/SelectList';
import { useEffect, useRef, useState } from 'react';
import { classesOn } from '../../shared/dates/date-times.ts';
import { formatDay } from '../../shared/format/format-day.ts';
import { formatCount, formatTime } from '../../shared/format/format.ts';
import { FailedList } from '../../shared/list/FailedList.tsx';
import { type ListState, rowsOf, withRows } from '../../shared/list/list-state.ts';
import { texts } from '../../shared/texts.ts';
import { deleteClass, readMyMembers } from './api.ts';
import { ClassMembers } from './DayClasses.tsx';
import { contactsOf, countOf, type ManagedClass } from './timetable.ts';
import type { DayState } from './RegisterFields.tsx';
import { classTexts, dialogTexts, pageTexts, undeletableTexts } from './texts.ts';
import { useSendEach } from './use-send-each.ts';

type DeletionOptions = Omit<DayState, 'subject'> & {
  /** The manager's classes of all days. */
  state: ListState<ManagedClass>;
  /** Called once a deletion is confirmed. */
  onSend: () => void;
};

/** Deletes the chosen classes of a day, after a question; those that fail stay chosen. */
export function useDeletion({ date, now, day, setDay, state, onSend }: DeletionOptions) {
  const { alert, confirm } = useAlert();
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map());

  const ask = async (items: readonly ManagedClass[]) => {
    const { classes: count, reservations } = countOf(items);
    const consequence =
      reservations === null
        ? classTexts.mayCancelReservations
        : classTexts.cancelsReservations({ count: reservations });
    const question = `${classTexts.deleteQuestion({ count })} ${consequence}`;
    const booked = items.filter(({ reservedMembers }) => reservedMembers?.length);
    const members = booked.length > 0 ? await readMyMembers() : [];
    const contacts = booked.flatMap((item) =>
      (contactsOf(item, members) ?? []).map(
        (contact) => `${formatTime(item.classTime)} ${contact}`,
      ),
    );
    const times = items.map(({ classTime }) => formatTime(classTime)).join(', ');
    const isConfirmed = await confirm(contacts.join('\n') || question, {
      ...(contacts.length > 0 && { title: question }),
      subject: `${formatDay(date)} ${times}`,
      confirmLabel: classTexts.delete,
      cancelLabel: classTexts.back,
    });
    if (!isConfirmed) return [];
    onSend();
    setFailures(new Map());
    return items;
  };
  const { mutate, isPending } = useSendEach({
    confirm: ask,
    change: deleteClass,
    onSent: ({ classId }, reason) => {
      if (reason === undefined) return;
      const failure = classTexts.deleteFailed({ reason });
      setFailures((before) => new Map(before).set(classId, failure));
    },
    success: classTexts.deleted,
    failure: classTexts.deleteFailed,
  });

  const rows = classesOn(rowsOf(state), date);
  const deletable = rows.filter((item) => whyNotDeletable(item, now) !== 'tooLate');
  const selected = deletable.filter(({ classId }) => day.classIds.includes(classId));
  const haveAllStarted = rows.length > 0 && deletable.length === 0;
  const { classes: count, reservations } = countOf(selected);
  return {
    classes: withRows(state, rows),
    deletable,
    selected,
    setSelected: (classIds: readonly number[]) =>
      setDay((before) => ({ ...before, classIds: [...classIds] })),
    failures,
    /** The number of selected classes and reservations; empty if all classes have started. */
    summary: haveAllStarted
      ? ''
      : dialogTexts.selectedClasses({ count, reservations: formatCount(reservations, '건') }),
    disabledReason: haveAllStarted && !isPending ? undeletableTexts.tooLate : undefined,
    confirmAndDelete: () => (count === 0 ? void alert(classTexts.noClass) : mutate(selected)),
    isPending,
  };
}

type Deletion = ReturnType<typeof useDeletion>;

type DeleteListProps = {
  deletion: Deletion;
  isDisabled: boolean;
  /** The minute whose class comes into view. */
  shown: string | null;
};

/** The classes of a day to select for deletion; those that have started are disabled. */
export function DeleteList({ deletion, isDisabled, shown }: DeleteListProps) {
  const { classes: state, deletable, selected, failures } = deletion;
  const list = useRef<HTMLElement>(null);
  const isReady = state.status === 'ready';
  useEffect(() => {
    if (!isReady || shown === null) return;
    const time = list.current?.querySelector(`time[datetime^="${CSS.escape(shown)}"]`);
    time?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [isReady, shown]);
  if (state.status === 'loading')
    return <RowListSkeleton rows={3} density="compact" label={pageTexts.loading} />;
  if (state.status === 'failed')
    return <FailedList note={pageTexts.failedNote} onRetry={state.onRetry} />;
  if (state.rows.length === 0)
    return (
      <EmptyState
        drawing={<EmptyDrawing name="hook" />}
        title={dialogTexts.noClassesOnDay}
        detail={texts.emptyList}
      />
    );
  return (
    <Stack ref={list}>
      <SelectList
        label={dialogTexts.classes}
        items={state.rows.map((item) => ({
          id: item.classId,
          lead: formatTime(item.classTime),
          dateTime: item.classTime,
          title: <ClassMembers item={item} />,
          disabledReason: deletable.includes(item) ? undefined : undeletableTexts.tooLate,
          error: failures.get(item.classId),
        }))}
        value={selected.map(({ classId }) => classId)}
        onChange={deletion.setSelected}
        isDisabled={isDisabled}
      />
    </Stack>
  );
}
