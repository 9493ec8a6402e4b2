import { whyNotDeletable } from '@fitness/api-contract/rules';
import { useAlert } from '@fitness/ui/AlertDialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { classesOn } from '../../../shared/dates/date-times.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { formatCount, formatTime } from '../../../shared/format/format.ts';
import { type ListState, rowsOf, withRows } from '../../../shared/list/list-state.ts';
import { useRestorableState } from '../../../shared/session/use-restorable-state.ts';
import { readMyMembers, type Subject, useDeleteClass } from '../api.ts';
import { contactsOf, countOf, type ManagedClass } from '../calendar/timetable.ts';
import { parseIds } from '../return-state.ts';
import { classTexts, dialogTexts, undeletableTexts } from '../texts.ts';
import { useSendEach } from '../use-send-each.ts';
import { canRestore, restorableOn } from './restore.ts';
import type { DeletedClasses } from './use-deleted-classes.ts';

/**
 * The state of deleting on a date; `now` is the minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`, and `onSend` is called with the
 * classes once their deletion is confirmed.
 */
export function useDeleteMode(
  date: string,
  state: ListState<ManagedClass>,
  now: string,
  subject: Subject,
  deletedClasses: DeletedClasses,
  onSend: (selected: readonly ManagedClass[]) => void,
) {
  const client = useQueryClient();
  const { alert, confirm } = useAlert();
  const [selectedIds, setSelectedIds] = useRestorableState(`${date} classes`, [], parseIds);
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map());
  const ask = async (items: readonly ManagedClass[]) => {
    const { classes: count, reservations } = countOf(items);
    const consequence =
      reservations === null
        ? classTexts.mayCancelReservations
        : classTexts.cancelsReservations({ count: reservations });
    const question = `${classTexts.deleteQuestion({ count })} ${consequence}`;
    const booked = items.filter(({ reservedMembers }) => reservedMembers?.length);
    const members = booked.length > 0 ? await readMyMembers(client) : [];
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
    onSend(items);
    setFailures(new Map());
    return items;
  };
  const setFailed = ({ classId }: ManagedClass, reason: string) =>
    setFailures((before) => new Map(before).set(classId, classTexts.deleteFailed({ reason })));
  const { run, isPending } = useSendEach({
    confirm: ask,
    change: useDeleteClass(),
    onSent: (item, reason) => {
      if (reason !== undefined) setFailed(item, reason);
      else if (canRestore(item, subject.classSubjectName)) deletedClasses.add(item);
    },
    onEnd: (left, reason = '') => left.forEach((item) => setFailed(item, reason)),
    success: classTexts.deleted,
    failure: classTexts.deleteFailed,
  });

  const rows = classesOn(rowsOf(state), date);
  const classes = withRows(state, rows);
  const restorable = restorableOn(date, deletedClasses.deleted, rows, now);
  const deletable = rows.filter((item) => whyNotDeletable(item, now) !== 'tooLate');
  const haveAllStarted = rows.length > 0 && deletable.length === 0;
  const selected = deletable.filter(({ classId }) => selectedIds.includes(classId));
  const { classes: count, reservations } = countOf(selected);

  const confirmAndDelete = async () => {
    if (count === 0) return alert(classTexts.noClass);
    await run(selected);
    deletedClasses.start(selected.map(({ classId }) => classId));
  };
  return {
    classes,
    deletable,
    restorable,
    selected,
    setSelectedIds,
    /** The number of selected classes and reservations as text; empty if all classes have started. */
    summary: haveAllStarted
      ? ''
      : dialogTexts.selectedClasses({ count, reservations: formatCount(reservations, '건') }),
    disabledReason: haveAllStarted && !isPending ? undeletableTexts.tooLate : undefined,
    confirmAndDelete,
    failures,
    isPending,
  };
}

export type DeleteMode = ReturnType<typeof useDeleteMode>;
