import { whyNotUsable } from '@fitness/api-contract/rules';
import { Badge } from '@fitness/ui/Badge';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Panel } from '@fitness/ui/Panel';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Text } from '@fitness/ui/Text';
import type { ReactNode } from 'react';
import { noValue } from '../../../shared/format/format.ts';
import { FailedInPlace } from '../../../shared/list/FailedList.tsx';
import { pageTexts, passUnavailableTexts } from '../texts.ts';
import { Expiry, SessionsRing, SessionsText } from './ReservablePassCells.tsx';
import type { Pass } from './passes.ts';

type Parts = Record<'ring' | 'name' | 'details', ReactNode>;

const skeletons: Parts = {
  ring: <SessionsRing pass={null} />,
  name: <Skeleton sampleText="필라테스 12회 이름이" />,
  details: <Skeleton sampleText="10회 / 12회 2026. 12. 31. D-30" />,
};

function partsOf(pass: Pass, today: string): Parts {
  const reason = whyNotUsable(pass, today);
  return {
    ring: <SessionsRing pass={pass} />,
    name: (
      <>
        <Text as="strong">{pass.promotionName ?? noValue}</Text>
        <Text as="span" color="muted">
          {pass.trainerName ?? noValue}
        </Text>
        {reason && <Badge tone="danger">{passUnavailableTexts[reason]}</Badge>}
      </>
    ),
    details: (
      <>
        <SessionsText pass={pass} />
        <Expiry pass={pass} today={today} />
      </>
    ),
  };
}

type PassSummaryProps = {
  pass: Pass | undefined;
  today: string;
  /** Reloads the passes; set only if they failed to load. */
  onRetry?: (() => void) | undefined;
};

/** The current pass in one row, with the reason if it cannot be used. */
export function PassSummary({ pass, today, onRetry }: PassSummaryProps) {
  const { ring, name, details } = pass ? partsOf(pass, today) : skeletons;
  const row = (
    <Inline gap="sm" isUnwrapped aria-hidden={pass ? undefined : true}>
      {ring}
      <Fill>
        <Inline gap="lg" rowGap="none" justify="between">
          <Inline gap="xs" rowGap="none">
            {name}
          </Inline>
          <Text as="div" size="sm">
            <Inline gap="xs" rowGap="none">
              {details}
            </Inline>
          </Text>
        </Inline>
      </Fill>
    </Inline>
  );
  if (onRetry)
    return (
      <Panel padding="compact">
        <FailedInPlace skeleton={row} onRetry={onRetry} />
      </Panel>
    );
  return (
    <Panel padding="compact">
      {pass ? row : <SkeletonGroup label={pageTexts.loadingPass}>{row}</SkeletonGroup>}
    </Panel>
  );
}
