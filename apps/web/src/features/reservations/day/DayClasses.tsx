import { Button } from '@fitness/ui/Button';
import { EmptyState } from '@fitness/ui/EmptyState';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import type { ListState } from '../../../shared/list/list-state.ts';
import { texts } from '../../../shared/texts.ts';
import { ClassRow } from './ClassRow.tsx';
import { type Circumstances, classesOn, type ReservableClass } from './classes.ts';
import * as styles from './DayManagement.css.ts';
import { passRefusal } from '../passes/passes.ts';
import { Region } from './Region.tsx';
import { RowList } from './RowList.tsx';
import { pageTexts, passNotes } from '../texts.ts';

export interface DayClassesProps {
  state: ListState<ReservableClass>;
  membershipId: number;
  circumstances: Circumstances;
  /** The chosen day; null until the lists have said which one it is. */
  day: string | null;
  /** The next day with a free seat, where there is one. */
  nextDay: string | undefined;
  onDayChange: (day: string) => void;
}

function emptyDescription({ day, nextDay, circumstances }: DayClassesProps) {
  const today = dateOf(circumstances.now);
  const refusal = circumstances.pass && passRefusal(circumstances.pass, today);
  if (refusal) return passNotes[refusal];
  if (day !== null && day < today) return pageTexts.pastDay;
  return nextDay === undefined ? pageTexts.noClassesAhead : pageTexts.noClassesThatDay;
}

function stateOn(
  state: ListState<ReservableClass>,
  day: string | null,
): ListState<ReservableClass> {
  if (state.status !== 'ready') return state;
  return day === null
    ? { status: 'loading' }
    : { status: 'ready', rows: classesOn(state.rows, day) };
}

/** 예약 가능한 수업: the classes of the chosen day. */
export function DayClasses(props: DayClassesProps) {
  const { state, membershipId, circumstances, day, nextDay, onDayChange } = props;
  const ofDay = stateOn(state, day);
  const empty = (
    <EmptyState
      title={texts.emptyList}
      description={emptyDescription(props)}
      action={
        nextDay !== undefined && (
          <Button variant="secondary" onPress={() => onDayChange(nextDay)}>
            {pageTexts.toDay(formatDay(nextDay))}
          </Button>
        )
      }
    />
  );
  return (
    <Region
      title="예약 가능한 수업"
      aside={day === null ? undefined : formatDay(day)}
      className={styles.classes}
    >
      <RowList
        loading="수업을 불러오는 중"
        expected={7}
        state={ofDay}
        keyOf={({ classId }) => classId}
        empty={empty}
      >
        {(one) => <ClassRow one={one} membershipId={membershipId} circumstances={circumstances} />}
      </RowList>
    </Region>
  );
}
