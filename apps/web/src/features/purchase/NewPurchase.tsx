import {
  type Instructor,
  instructorById,
  type Plan,
  planById,
} from '@fitness/api-contract/catalogue';
import { whyNotUsable } from '@fitness/api-contract/rules';
import { Button } from '@fitness/ui/Button';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Panel } from '@fitness/ui/Panel';
import { Text } from '@fitness/ui/Text';
import { useLocation } from 'react-router-dom';
import { openingHoursText } from '../../config/opening-hours.ts';
import { dayFrom } from '../../shared/dates/date-times.ts';
import { pages } from '../../shared/pages.ts';
import { paths } from '../../shared/paths.ts';
import { type Session, useSession } from '../../shared/session/session.ts';
import { texts } from './texts.ts';

/** A purchase that has just been recorded. */
type Purchase = {
  plan: Plan;
  /** The PT trainer or pilates instructor. */
  instructor: Instructor | null;
  /** The day of the purchase, `YYYY-MM-DD`. */
  date: string;
};

/** The purchase in navigation state, if the signed-in user made it. */
export function newPurchaseIn(state: unknown, session: Session): Purchase | null {
  const { purchase } = Object(state) as { purchase?: unknown };
  const { promotionId, managerId, userId, date } = Object(purchase) as Record<string, unknown>;
  const plan = typeof promotionId === 'number' ? planById(promotionId) : undefined;
  const day = typeof date === 'string' ? dayFrom(date) : null;
  if (plan === undefined || day === null || String(userId) !== session.userId) return null;
  const instructor = typeof managerId === 'number' ? instructorById(managerId) : undefined;
  return { plan, instructor: instructor ?? null, date: day };
}

type OwnPass = {
  membershipId: number;
  promotionName: string | null;
  trainerName: string | null;
  remainingSessionCount: number | null;
  expiredDate: string | null;
};

/** The unused pass of a purchase among the user's passes: the one of its plan and instructor that ends last. */
export function passOf<Pass extends OwnPass>(
  { plan, instructor, date }: Purchase,
  passes: readonly Pass[],
): Pass | null {
  if (!('sessions' in plan)) return null;
  return passes
    .filter(
      (pass) =>
        pass.promotionName === plan.name &&
        (pass.trainerName ?? instructor?.name) === instructor?.name &&
        pass.remainingSessionCount === plan.sessions &&
        whyNotUsable(pass, date) === null,
    )
    .reduce<Pass | null>(
      (last, pass) => ((last?.expiredDate ?? '') > (pass.expiredDate ?? '') ? last : pass),
      null,
    );
}

type NewPurchaseProps = {
  passes: readonly OwnPass[] | undefined;
  /** Whether the passes may not yet include the new one. */
  isRefreshing: boolean;
  reservationHref: (membershipId: number) => string;
};

/** A link to the first class; reserves its space until the new pass is there. */
function FirstClass({ purchase, ...props }: NewPurchaseProps & { purchase: Purchase }) {
  const pass = passOf(purchase, props.passes ?? []);
  if (pass !== null)
    return (
      <LinkButton href={props.reservationHref(pass.membershipId)}>{texts.firstClass}</LinkButton>
    );
  return props.isRefreshing && <Button isPending>{texts.firstClass}</Button>;
}

/** The pass that was just bought and the next step, on the page to which a purchase leads. */
export function NewPurchase(props: NewPurchaseProps) {
  const { state } = useLocation();
  const purchase = newPurchaseIn(state, useSession());
  if (purchase === null) return null;
  const { plan } = purchase;
  return (
    <Panel
      title={plan.kind === 'single' ? texts.singleReady : texts.ready({ plan: plan.name })}
      padding="compact"
    >
      {'sessions' in plan ? (
        <Inline>
          <FirstClass purchase={purchase} {...props} />
        </Inline>
      ) : (
        <Stack gap="sm" align="start">
          <Text>{texts.visit({ hours: openingHoursText })}</Text>
          <LinkButton href={paths.map} variant="secondary">
            {pages.map.title}
          </LinkButton>
        </Stack>
      )}
    </Panel>
  );
}
