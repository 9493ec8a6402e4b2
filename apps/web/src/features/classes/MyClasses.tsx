import { DescriptionList } from '@fitness/ui/DescriptionList';
import { Panel } from '@fitness/ui/Panel';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Text } from '@fitness/ui/Text';
import { Stack } from '@fitness/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { useSeoulNow } from '../../lib/clock.ts';
import { formatCount } from '../../lib/format.ts';
import { FailedInPlace } from '../../lib/list/FailedList.tsx';
import { listStateOf, rowsOf } from '../../lib/list/list-state.ts';
import { formatNearTime } from '../../lib/near-time.ts';
import { myClasses } from './api.ts';
import { nextTexts, pageTexts } from './texts.ts';
import { heldInMonth, membersText, nextClassOf } from './timetable.ts';

/** A trainer's next class with reservations, and the classes of this month that were held, as in the owner's list of trainers. */
export function MyClasses() {
  const now = useSeoulNow();
  const state = listStateOf(useQuery(myClasses()));
  const classes = rowsOf(state);
  const next = nextClassOf(classes, now);
  const orSkeleton = (text: string, sampleText: string) =>
    state.status === 'ready' ? text : <Skeleton sampleText={sampleText} />;
  const content = (
    <Stack gap="md">
      <Stack gap="xxs">
        <Text size="xl" weight="heavy">
          {orSkeleton(next ? formatNearTime(next.classTime, now) : nextTexts.none, '오늘 23:00')}
        </Text>
        <Text color="muted">{orSkeleton(next ? membersText(next) : '', '김서준')}</Text>
      </Stack>
      <DescriptionList
        columns={1}
        items={[
          {
            term: nextTexts.heldThisMonth,
            description: orSkeleton(formatCount(heldInMonth(classes, now), '회'), '28회'),
          },
        ]}
      />
    </Stack>
  );
  return (
    <Panel title={nextTexts.next}>
      {state.status === 'ready' && content}
      {state.status === 'loading' && (
        <SkeletonGroup label={pageTexts.loading}>{content}</SkeletonGroup>
      )}
      {state.status === 'failed' && <FailedInPlace skeleton={content} onRetry={state.onRetry} />}
    </Panel>
  );
}
