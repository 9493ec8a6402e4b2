import { EmptyDrawing, EmptyState } from '@fitness/ui/EmptyState';
import { RowListSkeleton } from '@fitness/ui/RowList';
import { SelectList } from '@fitness/ui/SelectList';
import { formatTime } from '../../../shared/format/format.ts';
import { FailedList } from '../../../shared/list/FailedList.tsx';
import { texts } from '../../../shared/texts.ts';
import { ClassMembers, ReservedBadge } from '../calendar/ClassRow.tsx';
import type { ManagedClass } from '../calendar/timetable.ts';
import { dialogTexts, pageTexts, undeletableTexts } from '../texts.ts';
import type { DeleteMode } from './use-delete-mode.ts';

/** The classes of a day to select for deletion; those that have started are disabled. */
export function DeleteList({ mode }: { mode: DeleteMode }) {
  const { classes: state, deletable, selected, setSelectedIds, failures } = mode;
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
  const rowOf = (item: ManagedClass) => {
    return {
      id: item.classId,
      lead: formatTime(item.classTime),
      dateTime: item.classTime,
      title: <ClassMembers item={item} />,
      aside: <ReservedBadge item={item} />,
      disabledReason: deletable.includes(item) ? undefined : undeletableTexts.tooLate,
      error: failures.get(item.classId),
    };
  };
  return (
    <SelectList
      label={dialogTexts.classes}
      items={state.rows.map(rowOf)}
      value={selected.map(({ classId }) => classId)}
      onChange={setSelectedIds}
    />
  );
}
