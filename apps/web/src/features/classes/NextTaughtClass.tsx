import { useQuery } from '@tanstack/react-query';
import { UserSummary } from '../../lib/UserSummary.tsx';
import { useSeoulNow } from '../../lib/clock.ts';
import { listStateOf, rowsOf } from '../../lib/list/list-state.ts';
import { formatNearTime, formatTimeLeft } from '../../lib/near-time.ts';
import { paths } from '../../lib/paths.ts';
import { myClasses } from './api.ts';
import { nextTexts } from './texts.ts';
import { membersText, nextClassOf } from './timetable.ts';

/** What matters now to a manager: the next class that has somebody in it. */
export function NextTaughtClass() {
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
    <UserSummary
      label={nextTexts.label}
      facts={list.status === 'ready' ? [fact] : list.status}
      expected={[nextTexts.next]}
      link={{ href: paths.classes, label: nextTexts.manage }}
    />
  );
}
