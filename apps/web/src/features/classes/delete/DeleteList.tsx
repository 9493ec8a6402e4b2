import { EmptyDrawing, EmptyState } from '@fitness/ui/EmptyState';
import { Stack } from '@fitness/ui/layout/Stack';
import { RowListSkeleton } from '@fitness/ui/RowList';
import { SelectList } from '@fitness/ui/SelectList';
import { Text } from '@fitness/ui/Text';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { useEffect, useRef } from 'react';
import { formatTime } from '../../../shared/format/format.ts';
import { FailedList } from '../../../shared/list/FailedList.tsx';
import { texts } from '../../../shared/texts.ts';
import type { Subject } from '../api.ts';
import { ClassMembers } from '../calendar/ClassRow.tsx';
import type { ManagedClass } from '../calendar/timetable.ts';
import { dialogTexts, pageTexts, restoreTexts, undeletableTexts } from '../texts.ts';
import type { Deleted } from './restore.ts';
import { RestoreButton } from './RestoreButton.tsx';
import type { DeletedClasses } from './use-deleted-classes.ts';
import type { DeleteMode } from './use-delete-mode.ts';

type DeleteListProps = {
  mode: DeleteMode;
  isDisabled: boolean;
  deleted: DeletedClasses;
  subject: Subject;
};

/** The classes of a day to select for deletion; those that have started are disabled, and deleted ones can be put back. */
function DeletableClasses({ mode, isDisabled, deleted, subject }: DeleteListProps) {
  const { classes: state, deletable, restorable, selected, setSelectedIds, failures } = mode;
  if (state.status === 'loading')
    return <RowListSkeleton rows={3} density="compact" label={pageTexts.loading} />;
  if (state.status === 'failed')
    return <FailedList note={pageTexts.failedNote} onRetry={state.onRetry} />;
  if (state.rows.length === 0 && restorable.length === 0)
    return (
      <EmptyState
        drawing={<EmptyDrawing name="hook" />}
        title={dialogTexts.noClassesOnDay}
        detail={texts.emptyList}
      />
    );
  const lead = ({ classId, classTime }: ManagedClass) => ({
    id: classId,
    lead: formatTime(classTime),
    dateTime: classTime,
  });
  const rowOf = (item: ManagedClass) => ({
    ...lead(item),
    title: <ClassMembers item={item} />,
    disabledReason: deletable.includes(item) ? undefined : undeletableTexts.tooLate,
    error: failures.get(item.classId),
  });
  const deletedRowOf = (one: Deleted) => ({
    ...lead(one.item),
    title: (
      <Text as="span" color="muted">
        {restoreTexts.deleted}
      </Text>
    ),
    action: <RestoreButton one={one} deleted={deleted} subject={subject} />,
  });
  const rows = [...state.rows.map(rowOf), ...restorable.map(deletedRowOf)];
  return (
    <SelectList
      label={dialogTexts.classes}
      // By time, so that a deleted class keeps its place.
      items={
        restorable.length === 0
          ? rows
          : rows.toSorted((one, other) => one.dateTime.localeCompare(other.dateTime))
      }
      value={selected.map(({ classId }) => classId)}
      onChange={setSelectedIds}
      isDisabled={isDisabled}
    />
  );
}

/** The list of delete mode, which says what can be put back; the class at the minute `shown` comes into view. */
export function DeleteList({ shown, ...props }: DeleteListProps & { shown: string | null }) {
  const { classes, restorable } = props.mode;
  const list = useRef<HTMLElement>(null);
  const isReady = classes.status === 'ready';
  useEffect(() => {
    if (!isReady || shown === null) return;
    const time = list.current?.querySelector(`time[datetime^="${CSS.escape(shown)}"]`);
    time?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [isReady, shown]);
  return (
    <Stack ref={list}>
      <DeletableClasses {...props} />
      <VisuallyHidden>
        <span role="status">{restorable.length > 0 && restoreTexts.canRestore}</span>
      </VisuallyHidden>
    </Stack>
  );
}
