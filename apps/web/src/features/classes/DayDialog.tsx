import { classHours } from '@fitness/api-contract/rules';
import { Button } from '@fitness/ui/Button';
import { Dialog } from '@fitness/ui/Dialog';
import { Form } from '@fitness/ui/Form';
import { Stack } from '@fitness/ui/layout/Stack';
import { Notice } from '@fitness/ui/Notice';
import { RowList } from '@fitness/ui/RowList';
import { Switch } from '@fitness/ui/Switch';
import { useId } from 'react';
import { classesOn, dateOf } from '../../shared/dates/date-times.ts';
import { formatDay } from '../../shared/format/format-day.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { type ListState, rowsOf } from '../../shared/list/list-state.ts';
import { useRestorableState } from '../../shared/session/page-state.ts';
import type { Subject } from './api.ts';
import { DeleteList, useDeletion } from './DeleteList.tsx';
import { RegisterFields, useRegistration } from './RegisterFields.tsx';
import { type Day, defaultMaximum, parseDay } from './slots.ts';
import { classTexts, dialogTexts, undeletableTexts, unregistrableTexts } from './texts.ts';
import { ClassRow } from './DayClasses.tsx';
import type { ManagedClass } from './timetable.ts';

type DayDialogProps = {
  date: string;
  /** The hour that is chosen at first, or whose class is shown, and the first mode. */
  beginning: { hour: string; mode: 'register' | 'delete' };
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
  const { date, beginning, isOpen, onClose, subject, state, now } = props;
  const isOfClass = beginning.mode === 'delete';
  const first: Day = {
    isDeleting: isOfClass,
    slots: isOfClass ? [] : classHours.filter((hour) => hour === beginning.hour),
    maximum: String(defaultMaximum(subject.classSubjectName)),
    classIds: [],
  };
  const [day, setDay] = useRestorableState(`day ${date}`, first, parseDay);
  const { isDeleting } = day;
  const dayState = { date, subject, now, day, setDay };
  const registration = useRegistration(dayState);
  const deletion = useDeletion({ ...dayState, state, onSend: registration.clear });
  const formId = useId();
  const pastTexts = isDeleting ? undeletableTexts : unregistrableTexts;
  const isDayOver = !isDeleting && registration.choices.length === 0;
  const dayReason = isDayOver ? classTexts.dayOver : undefined;
  const isPastDate = date < dateOf(now);
  const pastReason = isPastDate ? pastTexts.pastDate : dayReason;
  const isPast = pastReason !== undefined;
  const classes = classesOn(rowsOf(state), date);
  const selectedCount = registration.selected.length;
  const summary = isDeleting
    ? deletion.summary
    : dialogTexts.selectedSlots({ count: selectedCount });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={dialogTexts.title({ day: formatDay(date) })}
      summary={isPast ? '' : summary}
      footer={
        isDeleting ? (
          <Button
            variant={deletion.selected.length > 0 ? 'danger' : 'secondary'}
            isPending={deletion.isPending}
            disabledReason={pastReason ?? deletion.disabledReason}
            isReasonHidden={isPast}
            onPress={() => void deletion.confirmAndDelete()}
          >
            {dialogTexts.delete}
          </Button>
        ) : (
          <Button
            type="submit"
            form={formId}
            variant={selectedCount > 0 ? 'primary' : 'secondary'}
            isPending={registration.isPending}
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
        <Switch
          label={dialogTexts.deleteMode}
          isSelected={isDeleting}
          onChange={(next) => setDay((before) => ({ ...before, isDeleting: next }))}
        />
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
              deletion={deletion}
              isDisabled={isPast}
              shown={isOfClass ? `${date}T${beginning.hour}` : null}
            />
          )}
          {!isDeleting && !isPast && (
            <Form id={formId} onSubmit={() => void registration.register()}>
              <RegisterFields day={day} setDay={setDay} registration={registration} />
            </Form>
          )}
        </SectionBoundary>
      </Stack>
    </Dialog>
  );
}
