import { classHours, whyNotDeletable } from '@fitness/api-contract/rules';
import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { CheckboxGroup } from '@fitness/ui/CheckboxGroup';
import { Dialog } from '@fitness/ui/Dialog';
import { Form } from '@fitness/ui/Form';
import { Notice } from '@fitness/ui/Notice';
import { RowListSkeleton } from '@fitness/ui/RowList';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Switch } from '@fitness/ui/Switch';
import { TextField } from '@fitness/ui/TextField';
import { type Item, ToggleSlots } from '@fitness/ui/ToggleSlots';
import { Stack } from '@fitness/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { SectionBoundary } from '../../lib/SectionBoundary.tsx';
import { classesOn, dateOf } from '../../lib/date-times.ts';
import { formatDay } from '../../lib/format-day.ts';
import { formatCount, formatTime } from '../../lib/format.ts';
import { FailedList } from '../../lib/list/FailedList.tsx';
import { type ListState, listStateOf, rowsOf, withRows } from '../../lib/list/list-state.ts';
import { usePending } from '../../lib/use-pending.ts';
import { useRestorableState } from '../../session/page-state.ts';
import { ClassMembers, NoClasses } from './DayClasses.tsx';
import { createClass, deleteClass, readMyMembers, registeredTimes, type Subject } from './api.ts';
import {
  classTimeOf,
  type Day,
  defaultMaximum,
  maximumError,
  parseDay,
  parseMaximum,
  slotChoices,
} from './slots.ts';
import {
  classTexts,
  dialogTexts,
  pageTexts,
  undeletableTexts,
  unregistrableTexts,
} from './texts.ts';
import { contactsOf, countOf, type ManagedClass } from './timetable.ts';
import { useSendEach } from './use-send-each.ts';

type RegisterFieldsProps = Pick<Day, 'maximum'> & {
  times: ListState<string>;
  choices: readonly Item[];
  slots: readonly string[];
  onChange: (part: Partial<Day>) => void;
};

function RegisterFields({ times, choices, slots, maximum, onChange }: RegisterFieldsProps) {
  if (times.status === 'loading')
    return (
      <SkeletonGroup label={dialogTexts.timesLoading}>
        <Skeleton height="chart" />
      </SkeletonGroup>
    );
  if (times.status === 'failed')
    return (
      <div role="alert">
        <FailedList title={classTexts.timesFailed} emptyText={null} onRetry={times.onRetry} />
      </div>
    );
  return (
    <Stack gap="md">
      <ToggleSlots
        label={dialogTexts.slots}
        items={choices}
        value={slots}
        onChange={(next) => onChange({ slots: next })}
      />
      <Stack maxWidth="lg">
        <TextField
          label={dialogTexts.maximum}
          value={maximum}
          onChange={(typed) => onChange({ maximum: typed })}
          inputMode="numeric"
          autoComplete="off"
        />
      </Stack>
    </Stack>
  );
}

type DeleteFieldsProps = {
  state: ListState<ManagedClass>;
  selected: readonly ManagedClass[];
  onChange: (classIds: number[]) => void;
  isDisabled: boolean;
  now: string;
};

function DeleteFields({ state, selected, onChange, isDisabled, now }: DeleteFieldsProps) {
  if (state.status === 'loading')
    return <RowListSkeleton rows={3} density="compact" label={pageTexts.loading} />;
  if (state.status === 'failed')
    return <FailedList note={pageTexts.failedNote} onRetry={state.onRetry} />;
  if (state.rows.length === 0) return <NoClasses />;
  return (
    <CheckboxGroup
      variant="list"
      label={dialogTexts.classes}
      items={state.rows.map((item) => ({
        id: item.classId,
        lead: formatTime(item.classTime),
        dateTime: item.classTime,
        label: <ClassMembers item={item} />,
        disabledReason:
          whyNotDeletable(item, now) === 'tooLate' ? undeletableTexts.tooLate : undefined,
      }))}
      value={selected.map(({ classId }) => classId)}
      onChange={onChange}
      isDisabled={isDisabled}
    />
  );
}

type DayDialogProps = {
  date: string;
  /** An hour without a class is chosen to be registered; a class at it, to be deleted; empty for neither. */
  hour: string;
  onClose: () => void;
  subject: Subject;
  /** The manager's classes of all days. */
  state: ListState<ManagedClass>;
  /** The minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
  now: string;
};

/** The dialog of a day: registers classes, or deletes selected ones in delete mode. */
export function DayDialog({ date, hour, onClose, subject, state, now }: DayDialogProps) {
  const { alert, confirm } = useAlert();
  const formId = useId();
  const classes = classesOn(rowsOf(state), date);
  const atHour = classes.filter(
    ({ classTime }) => formatTime(classTime).slice(0, 2) === hour.slice(0, 2),
  );
  const maximum = String(defaultMaximum(subject.classSubjectName));
  const [day, setDay] = useRestorableState<Day>(
    `day ${date}`,
    {
      isDeleting: atHour.length > 0,
      slots: atHour.length > 0 ? [] : classHours.filter((each) => each === hour),
      maximum,
      classIds: atHour.map(({ classId }) => classId),
    },
    parseDay,
  );
  const { isDeleting } = day;
  const change = (part: Partial<Day>) => setDay((before) => ({ ...before, ...part }));

  const times = listStateOf(useQuery(registeredTimes(date)));
  const choices = slotChoices(date, now, rowsOf(times));
  const slots = choices
    .filter(({ id, disabledReason }) => day.slots.includes(id) && disabledReason === undefined)
    .map(({ id }) => id);
  const registering = useSendEach({
    change: ({ slot, classMaxCustomer }: { slot: string; classMaxCustomer: number }) => {
      const classTime = classTimeOf(date, slot);
      return createClass({ classSubjectId: subject.classSubjectId, classTime, classMaxCustomer });
    },
    onSent: ({ slot }, reason) => {
      if (reason === undefined)
        setDay((before) => ({ ...before, slots: before.slots.filter((one) => one !== slot) }));
    },
    onSuccess: () => change({ maximum }),
    success: classTexts.registered,
    failure: classTexts.registerFailed,
  });
  const register = () => {
    const classMaxCustomer = parseMaximum(day.maximum);
    const problem = slots.length === 0 ? classTexts.noSlot : maximumError(classMaxCustomer);
    if (problem === null) registering.mutate(slots.map((slot) => ({ slot, classMaxCustomer })));
    else void alert(problem);
  };

  const selected = classes.filter(
    (item) => day.classIds.includes(item.classId) && whyNotDeletable(item, now) === null,
  );
  const { classes: count, reservations } = countOf(selected);
  const deleting = useSendEach({
    change: deleteClass,
    success: classTexts.deleted,
    failure: classTexts.deleteFailed,
  });
  const { run: ask, isPending: isAsking } = usePending();
  const confirmAndDelete = async () => {
    if (count === 0) return alert(classTexts.noClass);
    const consequence =
      reservations === null
        ? classTexts.mayCancelReservations
        : classTexts.cancelsReservations({ count: reservations });
    const question = `${classTexts.deleteQuestion({ count })} ${consequence}`;
    const members = reservations === 0 ? [] : await readMyMembers();
    const contacts = selected.flatMap((item) => contactsOf(item, members));
    const hours = selected.map(({ classTime }) => formatTime(classTime)).join(', ');
    const isConfirmed = await confirm(contacts.join('\n') || question, {
      ...(contacts.length > 0 && { title: question }),
      subject: `${formatDay(date)} ${hours}`,
      confirmLabel: classTexts.delete,
      cancelLabel: classTexts.back,
    });
    if (!isConfirmed) return undefined;
    // So that no hour whose class is deleted is registered again.
    change({ slots: [] });
    return deleting.mutate(selected);
  };

  const isPast = date < dateOf(now);
  const pastReason = (isDeleting ? undeletableTexts : unregistrableTexts).pastDate;
  const chosen = isDeleting
    ? dialogTexts.selectedClasses({ count, reservations: formatCount(reservations, '건') })
    : dialogTexts.selectedSlots({ count: slots.length });
  const action = isDeleting
    ? ({
        variant: count > 0 ? 'danger' : 'secondary',
        isPending: isAsking || deleting.isPending,
        onPress: () => void ask(confirmAndDelete),
        children: dialogTexts.delete,
      } as const)
    : ({
        type: 'submit',
        form: formId,
        variant: slots.length > 0 ? 'primary' : 'secondary',
        isPending: registering.isPending,
        children: dialogTexts.register,
      } as const);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={dialogTexts.title({ day: formatDay(date) })}
      summary={isPast ? '' : chosen}
      footer={
        <Button {...action} disabledReason={isPast ? pastReason : undefined} isReasonHidden />
      }
      isInUrl
    >
      <Stack gap="md">
        <Switch
          label={dialogTexts.deleteMode}
          isSelected={isDeleting}
          onChange={(next) => change({ isDeleting: next })}
        />
        <SectionBoundary>
          {isPast && <Notice tone="warning">{pastReason}</Notice>}
          {isDeleting && (
            <DeleteFields
              state={withRows(state, classes)}
              selected={selected}
              onChange={(classIds) => change({ classIds })}
              isDisabled={isPast}
              now={now}
            />
          )}
          {!isDeleting && !isPast && (
            <Form id={formId} onSubmit={register}>
              <RegisterFields
                times={times}
                choices={choices}
                slots={slots}
                maximum={day.maximum}
                onChange={change}
              />
            </Form>
          )}
        </SectionBoundary>
      </Stack>
    </Dialog>
  );
}
