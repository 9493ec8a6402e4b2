import { classHours } from '@fitness/api-contract/rules';
import { Button } from '@fitness/ui/Button';
import { Dialog } from '@fitness/ui/Dialog';
import { Form } from '@fitness/ui/Form';
import { Stack } from '@fitness/ui/layout/Stack';
import { Notice } from '@fitness/ui/Notice';
import { RowList } from '@fitness/ui/RowList';
import { Switch } from '@fitness/ui/Switch';
import { useId, useRef } from 'react';
import { classesOn, dateOf } from '../../../shared/dates/date-times.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { type ListState, rowsOf } from '../../../shared/list/list-state.ts';
import { SectionBoundary } from '../../../shared/layout/SectionBoundary.tsx';
import { useRestorableState } from '../../../shared/session/use-restorable-state.ts';
import type { Subject } from '../api.ts';
import { DeleteList } from '../delete/DeleteList.tsx';
import { RegisterFields } from '../register/RegisterFields.tsx';
import { slotOf } from '../register/slots.ts';
import { parseFlag, parseSlots } from '../return-state.ts';
import { classTexts, dialogTexts, undeletableTexts, unregistrableTexts } from '../texts.ts';
import { ClassRow } from './ClassRow.tsx';
import type { ManagedClass } from './timetable.ts';
import type { DeletedClasses } from '../delete/use-deleted-classes.ts';
import { useDeleteMode } from '../delete/use-delete-mode.ts';
import { useRegisterMode } from '../register/use-register-mode.ts';

type DayDialogProps = {
  date: string;
  /** The hour that is chosen at first, or whose class is shown, and the first mode. */
  beginning: { hour: string; mode: 'register' | 'delete' };
  deleted: DeletedClasses;
  isOpen: boolean;
  onClose: () => void;
  subject: Subject;
  /** The manager's classes of all days. */
  state: ListState<ManagedClass>;
  /** The minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
  now: string;
};

/** The dialog of a day: registers classes, or deletes selected ones in delete mode. */
export function DayDialog(props: DayDialogProps) {
  const { date, beginning, deleted, isOpen, onClose, subject, state, now } = props;
  const isOfClass = beginning.mode === 'delete';
  const [isDeleting, setDeleting] = useRestorableState(`${date} deleting`, isOfClass, parseFlag);
  const formId = useId();
  const results = useRef<HTMLElement>(null);
  const registering = useRegisterMode(
    date,
    subject,
    now,
    isOfClass ? [] : parseSlots([beginning.hour]),
  );
  const deleting = useDeleteMode(date, state, now, subject, deleted, (classes) =>
    registering.clear(classes.flatMap(({ classTime }) => slotOf(classTime, date) ?? [])),
  );
  const pastTexts = isDeleting ? undeletableTexts : unregistrableTexts;
  const isDayOver = !isDeleting && registering.started.size === classHours.length;
  const dayReason = isDayOver ? classTexts.dayOver : undefined;
  const isPastDate = date < dateOf(now);
  const pastReason = isPastDate ? pastTexts.pastDate : dayReason;
  const classes = classesOn(rowsOf(state), date);
  const isPast = pastReason !== undefined;

  const register = async (slots: readonly string[]) => {
    const hasFailures = await registering.register(slots);
    // On a phone the results are below the visible part of the dialog.
    if (hasFailures) results.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={dialogTexts.title({ day: formatDay(date) })}
      summary={isPast ? '' : isDeleting ? deleting.summary : registering.summary}
      footer={
        isDeleting ? (
          <Button
            variant={deleting.selected.length > 0 ? 'danger' : 'secondary'}
            isPending={deleting.isPending}
            disabledReason={pastReason ?? deleting.disabledReason}
            isReasonHidden={isPast}
            onPress={() => void deleting.confirmAndDelete()}
          >
            {dialogTexts.delete}
          </Button>
        ) : (
          <Button
            type="submit"
            form={formId}
            variant={registering.selected.length > 0 ? 'primary' : 'secondary'}
            isPending={registering.isPending}
            disabledReason={pastReason}
            isReasonHidden
          >
            {dialogTexts.register}
          </Button>
        )
      }
      isInUrl
    >
      <Stack gap="md">
        <Switch label={dialogTexts.deleteMode} isSelected={isDeleting} onChange={setDeleting} />
        <SectionBoundary>
          {!isDeleting && isPastDate && classes.length > 0 && (
            <RowList density="compact">
              {classes.map((item) => (
                <ClassRow key={item.classId} item={item} now={now} />
              ))}
            </RowList>
          )}
          {isPast && <Notice tone="warning">{pastReason}</Notice>}
          {isDeleting && (
            <DeleteList
              mode={deleting}
              isDisabled={isPast}
              deleted={deleted}
              subject={subject}
              shown={isOfClass ? `${date}T${beginning.hour}` : null}
            />
          )}
          {!isDeleting && !isPast && (
            <Form id={formId} onSubmit={() => void register(registering.selected)}>
              <RegisterFields
                mode={registering}
                resultsRef={results}
                onRetry={(slots) => void register(slots)}
              />
            </Form>
          )}
        </SectionBoundary>
      </Stack>
    </Dialog>
  );
}
