import { Stack } from '@fitness/ui/layout/Stack';
import { Panel } from '@fitness/ui/Panel';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Stat, StatGroup } from '@fitness/ui/Stat';
import { Text } from '@fitness/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSeoulNow } from '../../shared/dates/use-seoul-now.ts';
import { formatCount } from '../../shared/format/format.ts';
import { formatNearTime } from '../../shared/format/near-time.ts';
import { FailedInPlace } from '../../shared/list/FailedList.tsx';
import { listStateOf, rowsOf } from '../../shared/list/list-state.ts';
import { myClasses } from './api.ts';
import { heldInMonth, membersText, nextClassOf } from './timetable.ts';
import { nextTexts, pageTexts } from './texts.ts';

/** What both states show: when the next class is, for whom, and how many classes of the month were held. */
function Content({ time, members, held }: Record<string, ReactNode>) {
  return (
    <Stack gap="md">
      <Stack gap="xxs">
        <Text size="xl" weight="heavy">
          {time}
        </Text>
        <Text color="muted">{members}</Text>
      </Stack>
      <StatGroup>
        <Stat label={nextTexts.heldThisMonth} value={held} />
      </StatGroup>
    </Stack>
  );
}

const skeleton = (
  <Content
    time={<Skeleton sampleText="오늘 23:00" />}
    members={<Skeleton sampleText="김서준" />}
    held={<Skeleton sampleText="28회" />}
  />
);

/** A trainer's next class with reservations, and the classes of this month that were held, as in the owner's list of trainers. */
export function MyClasses() {
  const now = useSeoulNow();
  const state = listStateOf(useQuery(myClasses()));
  const classes = rowsOf(state);
  const next = nextClassOf(classes, now);
  return (
    <Panel title={nextTexts.next}>
      {state.status === 'loading' && (
        <SkeletonGroup label={pageTexts.loading}>{skeleton}</SkeletonGroup>
      )}
      {state.status === 'failed' && <FailedInPlace skeleton={skeleton} onRetry={state.onRetry} />}
      {state.status === 'ready' && (
        <Content
          time={next ? formatNearTime(next.classTime, now) : nextTexts.none}
          members={next && membersText(next)}
          held={formatCount(heldInMonth(classes, now), '회')}
        />
      )}
    </Panel>
  );
}
