import { Badge } from '@fitness/ui/Badge';
import { Inline } from '@fitness/ui/layout/Inline';
import { Panel } from '@fitness/ui/Panel';
import { ProgressRing } from '@fitness/ui/ProgressRing';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Stat, StatGroup, StatSkeleton } from '@fitness/ui/Stat';
import { Text } from '@fitness/ui/Text';
import type { ReactNode } from 'react';
import { noValue } from '../../../shared/format/format.ts';
import { Expiry } from './Expiry.tsx';
import { type Pass, passUnavailableReason } from './passes.ts';
import { RemainingSessions } from './RemainingSessions.tsx';
import { passLabels, passUnavailableTexts } from '../texts.ts';

function Layout({ children, ...attributes }: { children: ReactNode; 'aria-hidden'?: boolean }) {
  return (
    <StatGroup
      {...attributes}
      columns={{ phone: 2, desktop: 4 }}
      gap={{ phone: 'md', tablet: 'lg' }}
    >
      {children}
    </StatGroup>
  );
}

const title = (name: ReactNode) => (
  <Text as="span" size="xl" weight="heavy">
    {name}
  </Text>
);

function PassSummarySkeleton() {
  const { promotionName, trainerName, remainingSessionCount, expiredDate } = passLabels;
  const sessions = (
    <Inline as="span" gap="xxs">
      <ProgressRing value={null} max={1} label={remainingSessionCount} size="md" />
      <Skeleton sampleText="10회 / 12회" />
    </Inline>
  );
  return (
    <SkeletonGroup label="이용권을 불러오는 중">
      <Layout aria-hidden>
        <Stat label={promotionName} value={title(<Skeleton sampleText="필라테스 12회" />)} />
        <StatSkeleton label={trainerName} value="이름이" />
        <Stat label={remainingSessionCount} value={sessions} />
        <StatSkeleton label={expiredDate} value="2026. 12. 31. D-30" />
      </Layout>
    </SkeletonGroup>
  );
}

/** The pass that is used to reserve, with the reason where it cannot be used. */
export function PassSummary({ pass, today }: { pass: Pass | undefined; today: string }) {
  const reason = pass && passUnavailableReason(pass, today);
  return (
    <Panel padding="compact">
      {pass === undefined ? (
        <PassSummarySkeleton />
      ) : (
        <Layout>
          <Stat
            label={passLabels.promotionName}
            value={
              <>
                {title(pass.promotionName ?? noValue)}
                {reason && <Badge tone="danger">{passUnavailableTexts[reason]}</Badge>}
              </>
            }
          />
          <Stat label={passLabels.trainerName} value={pass.trainerName ?? noValue} />
          <Stat
            label={passLabels.remainingSessionCount}
            value={<RemainingSessions pass={pass} />}
          />
          <Stat label={passLabels.expiredDate} value={<Expiry pass={pass} today={today} />} />
        </Layout>
      )}
    </Panel>
  );
}
