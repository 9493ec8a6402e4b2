import { Dialog } from '@fitness/ui/Dialog';
import { Switch } from '@fitness/ui/Switch';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatDay } from '../../shared/format-day.ts';
import { type ListState, listStateOf } from '../../shared/list-state.ts';
import { registeredTimes, type Subject } from './api.ts';
import * as styles from './DayDialog.css.ts';
import { DeleteFooter } from './DeleteFooter.tsx';
import { DeleteList } from './DeleteList.tsx';
import { RegisterFooter } from './RegisterFooter.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { defaultMaximum, takenSlots } from './slots.ts';
import { dialogTexts } from './texts.ts';
import { classesOn, type ManagedClass } from './timetable.ts';
import { useDeletion } from './use-deletion.ts';
import { useRegistration } from './use-registration.ts';

export interface DayDialogProps {
  date: string;
  isOpen: boolean;
  onClose: () => void;
  subject: Subject;
  /** The manager's classes of all days. */
  state: ListState<ManagedClass>;
  /** Today in Asia/Seoul. */
  today: string;
}

/** The dialog of a day: registers classes at its free hours, and in delete mode takes some away. */
export const DayDialog = ({ date, isOpen, onClose, subject, state, today }: DayDialogProps) => {
  const [isDeleting, setDeleting] = useState(false);
  const [chosenSlots, setChosenSlots] = useState<readonly string[]>([]);
  const [maximum, setMaximum] = useState(() => String(defaultMaximum(subject.classSubjectName)));
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const results = useRef<HTMLElement>(null);
  const times = listStateOf(useQuery(registeredTimes(date)));
  const registration = useRegistration(date, subject);
  const deletion = useDeletion(date);

  const taken = takenSlots(times.status === 'ready' ? times.rows : [], date);
  const slots = chosenSlots.filter((slot) => !taken.has(slot));
  const classes: ListState<ManagedClass> = state.status === 'ready' ? { status: 'ready', rows: classesOn(state.rows, date) } : state;
  const chosen = classes.status === 'ready' ? classes.rows.filter(({ classId }) => chosenIds.has(classId)) : [];
  const register = async (which: readonly string[]) => {
    const failures = await registration.register(which, maximum);
    // On a phone they stand below what is visible.
    if (failures.length > 0) results.current?.scrollIntoView({ block: 'nearest' });
  };

  const footer = isDeleting ? (
    <DeleteFooter chosen={chosen} isPending={deletion.isPending} onDelete={() => void deletion.ask(chosen)} />
  ) : (
    <RegisterFooter count={slots.length} isPending={registration.isPending} onRegister={() => void register(slots)} />
  );
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={dialogTexts.title(formatDay(date))} footer={footer} isInAddress>
      <div className={styles.content}>
        <Switch label={dialogTexts.deleteMode} isSelected={isDeleting} onChange={setDeleting} />
        {date < today && <p className={styles.note}>{dialogTexts.past}</p>}
        {isDeleting ? (
          <DeleteList state={classes} chosenIds={chosenIds} onChoose={setChosenIds} failures={deletion.failures} />
        ) : (
          <RegisterForm
            times={times}
            taken={taken}
            chosen={slots}
            onChoose={setChosenSlots}
            maximum={maximum}
            onMaximumChange={setMaximum}
            outcomes={registration.outcomes}
            isPending={registration.isPending}
            resultsRef={results}
            onRegister={(which) => void register(which)}
          />
        )}
      </div>
    </Dialog>
  );
};
