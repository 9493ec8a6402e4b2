import { type Plan, planById } from '@fitness/api-contract/catalogue';
import { Button } from '@fitness/ui/Button';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Panel } from '@fitness/ui/Panel';
import { Text } from '@fitness/ui/Text';
import { Inline } from '@fitness/ui/layout/Inline';
import { useLocation } from 'react-router-dom';
import { openingHoursText } from '../../config/opening-hours.ts';
import { type Session, useSession } from '../../session/session.ts';
import { texts } from './texts.ts';

/** The plan that was just bought, in the navigation state of the page after it, if the signed-in user bought it. */
export function newPlanIn(state: unknown, { userId }: Session): Plan | null {
  const { purchase } = Object(state) as { purchase?: unknown };
  const { promotionId, userId: buyer } = Object(purchase) as Record<string, unknown>;
  const isOwn = typeof promotionId === 'number' && String(buyer) === userId;
  return (isOwn && planById(promotionId)) || null;
}

type OwnPass = {
  membershipId: number;
  promotionName: string | null;
  remainingSessionCount: number | null;
};

/** The new pass among the user's passes: the newest of its plan, with all sessions. */
export function newPassOf(plan: Plan, passes: readonly OwnPass[]): OwnPass | null {
  const unused = passes.filter(
    ({ promotionName, remainingSessionCount }) =>
      'sessions' in plan && promotionName === plan.name && remainingSessionCount === plan.sessions,
  );
  return unused.toSorted((one, other) => other.membershipId - one.membershipId)[0] ?? null;
}

type NewPurchaseProps = {
  passes: readonly OwnPass[] | undefined;
  /** The passes may not yet include the new one. */
  isRefreshing: boolean;
  reservationHref: (membershipId: number) => string;
};

/** The pass that was just bought and the next step, on the page to which a purchase leads. */
export function NewPurchase({ passes = [], isRefreshing, reservationHref }: NewPurchaseProps) {
  const { state } = useLocation();
  const plan = newPlanIn(state, useSession());
  if (plan === null) return null;
  const pass = newPassOf(plan, passes);
  return (
    <Panel
      title={plan.kind === 'single' ? texts.singleReady : texts.ready({ plan: plan.name })}
      padding="compact"
    >
      {'sessions' in plan ? (
        <Inline>
          {pass !== null && (
            <LinkButton href={reservationHref(pass.membershipId)}>{texts.firstClass}</LinkButton>
          )}
          {/* Reserves the space of the link. */}
          {pass === null && isRefreshing && <Button isPending>{texts.firstClass}</Button>}
        </Inline>
      ) : (
        <Text>{texts.visit({ hours: openingHoursText })}</Text>
      )}
    </Panel>
  );
}
