import { useQuery } from '@tanstack/react-query';
import { useSeoulNow } from '../../shared/dates/use-seoul-now.ts';
import { formatNearTime, formatTimeLeft } from '../../shared/format/near-time.ts';
import { UserStrip } from '../../shared/layout/UserStrip.tsx';
import { listStateOf } from '../../shared/list/list-state.ts';
import { paths } from '../../shared/paths.ts';
import { myClasses } from './api.ts';
import { type ManagedClass, membersText, nextClassOf } from './timetable.ts';
import { nextTexts } from './texts.ts';

function factAt(classes: readonly ManagedClass[], now: string) {
  const next = nextClassOf(classes, now);
  return next === undefined
    ? { label: nextTexts.next, value: nextTexts.noneBooked }
    : {
        label: nextTexts.nextIn({ left: formatTimeLeft(next.classTime, now) }),
        value: `${formatNearTime(next.classTime, now)} ${membersText(next)}`,
      };
}

/** What matters now to a manager: the next class that has somebody in it. */
export function NextClassStrip() {
  const now = useSeoulNow();
  const list = listStateOf(useQuery(myClasses()));
  return (
    <UserStrip
      label={nextTexts.label}
      facts={list.status === 'ready' ? [factAt(list.rows, now)] : list.status}
      expected={[nextTexts.next]}
      link={{ href: paths.classes, label: nextTexts.manage }}
    />
  );
}
