import { whyNotUsable } from '@fitness/api-contract/rules';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Panel } from '@fitness/ui/Panel';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Text } from '@fitness/ui/Text';
import type { ReactNode } from 'react';
import { buyAgainHref } from '../../../shared/buying/buying-links.ts';
import { noValue } from '../../../shared/format/format.ts';
import { FailedInPlace } from '../../../shared/list/FailedList.tsx';
import { pageTexts, passNotices, renewalTexts } from '../texts.ts';
import { Expiry, SessionsText } from './ReservablePassCells.tsx';
import type { Pass } from './passes.ts';

type Parts = { name: ReactNode; details: ReactNode; action: ReactNode };

const skeletons: Parts = {
  name: <Skeleton sampleText="필라테스 12회 이름이" />,
  details: <Skeleton sampleText="10 / 12회 2026. 12. 31." />,
  action: null,
};

function partsOf(pass: Pass, today: string): Parts {
  const reason = whyNotUsable(pass, today);
  return {
    name: (
      <>
        <Text as="strong">{pass.promotionName ?? noValue}</Text>
        <Text as="span" color="muted">
          {pass.trainerName ?? noValue}
        </Text>
      </>
    ),
    details: reason ? (
      passNotices[reason]
    ) : (
      <>
        <SessionsText pass={pass} />
        <Expiry pass={pass} today={today} />
      </>
    ),
    action: reason && reason !== 'noReservationNeeded' && (
      <LinkButton size="sm" href={buyAgainHref(pass)}>
        {renewalTexts.buyAgain}
      </LinkButton>
    ),
  };
}

type PassSummaryProps = {
  pass: Pass | undefined;
  today: string;
  /** Reloads the passes; set only if they failed to load. */
  onRetry?: (() => void) | undefined;
};

/** The current pass in one row; one that cannot be used says why instead of what is left of it, and leads to buying it again. */
export function PassSummary({ pass, today, onRetry }: PassSummaryProps) {
  const { name, details, action } = pass ? partsOf(pass, today) : skeletons;
  const row = (
    <Inline gap="sm" isUnwrapped aria-hidden={pass ? undefined : true}>
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
      {action}
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
