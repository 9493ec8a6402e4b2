import { useQuery } from '@tanstack/react-query';
import { useSeoulNow } from '../../shared/dates/use-seoul-now.ts';
import { formatNearTime, formatTimeLeft } from '../../shared/format/near-time.ts';
import { UserStrip } from '../../shared/layout/UserStrip.tsx';
import { listStateOf, rowsOf } from '../../shared/list/list-state.ts';
import { paths } from '../../shared/paths.ts';
import { myClasses } from './api.ts';
import { membersText, nextClassOf } from './timetable.ts';
import { nextTexts } from './texts.ts';

/** What matters now to a manager: the next class that has somebody in it. */
export function NextClassStrip() {
  const now = useSeoulNow();
  const list = listStateOf(useQuery(myClasses()));
  const next = nextClassOf(rowsOf(list), now);
  const fact = next
    ? {
        label: nextTexts.nextIn({ left: formatTimeLeft(next.classTime, now) }),
        value: `${formatNearTime(next.classTime, now)} ${membersText(next)}`,
      }
    : { label: nextTexts.next, value: nextTexts.none };
  return (
    <UserStrip
      label={nextTexts.label}
      facts={list.status === 'ready' ? [fact] : list.status}
      expected={[nextTexts.next]}
      link={{ href: paths.classes, label: nextTexts.manage }}
    />
  );
}
