import { Badge } from '@fitness/ui/Badge';
import { Inline } from '@fitness/ui/layout/Inline';
import { Panel } from '@fitness/ui/Panel';
import { ProgressRing } from '@fitness/ui/ProgressRing';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Stat, StatGroup } from '@fitness/ui/Stat';
import { Text } from '@fitness/ui/Text';
import type { ReactNode } from 'react';
import { noValue } from '../../../shared/format/format.ts';
import { optionsOf } from '../../../shared/list/options.ts';
import { passLabels, passUnavailableTexts } from '../texts.ts';
import { Expiry, RemainingSessions } from './PassCells.tsx';
import { type Pass, passUnavailableReason } from './passes.ts';

type Values = Record<keyof typeof passLabels, ReactNode>;

const title = (name: ReactNode) => (
  <Text as="span" size="xl" weight="heavy">
    {name}
  </Text>
);

const skeletons: Values = {
  promotionName: title(<Skeleton sampleText="필라테스 12회" />),
  trainerName: <Skeleton sampleText="이름이" />,
  remainingSessionCount: (
    <Inline as="span" gap="xxs">
      <ProgressRing value={null} max={1} label={passLabels.remainingSessionCount} size="md" />
      <Skeleton sampleText="10회 / 12회" />
    </Inline>
  ),
  expiredDate: <Skeleton sampleText="2026. 12. 31. D-30" />,
};

function valuesOf(pass: Pass, today: string): Values {
  const reason = passUnavailableReason(pass, today);
  return {
    promotionName: (
      <>
        {title(pass.promotionName ?? noValue)}
        {reason && <Badge tone="danger">{passUnavailableTexts[reason]}</Badge>}
      </>
    ),
    trainerName: pass.trainerName ?? noValue,
    remainingSessionCount: <RemainingSessions pass={pass} />,
    expiredDate: <Expiry pass={pass} today={today} />,
  };
}

/** The pass that is used to reserve, with the reason where it cannot be used. */
export function PassSummary({ pass, today }: { pass: Pass | undefined; today: string }) {
  const values = pass ? valuesOf(pass, today) : skeletons;
  const stats = (
    <StatGroup
      columns={{ phone: 2, desktop: 4 }}
      gap={{ phone: 'md', tablet: 'lg' }}
      aria-hidden={pass ? undefined : true}
    >
      {optionsOf(passLabels).map(({ value, label }) => (
        <Stat key={value} label={label} value={values[value]} />
      ))}
    </StatGroup>
  );
  return (
    <Panel padding="compact">
      {pass ? stats : <SkeletonGroup label="이용권을 불러오는 중">{stats}</SkeletonGroup>}
    </Panel>
  );
}
