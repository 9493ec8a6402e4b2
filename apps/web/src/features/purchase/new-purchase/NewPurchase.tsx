import { lastDayOf, openingHours } from '@fitness/api-contract/rules';
import { Button } from '@fitness/ui/Button';
import { Inline } from '@fitness/ui/layout/Inline';
import { Link } from '@fitness/ui/Link';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Panel } from '@fitness/ui/Panel';
import { Text } from '@fitness/ui/Text';
import { useLocation } from 'react-router-dom';
import { formatDate } from '../../../shared/format/format.ts';
import { pages } from '../../../shared/pages.ts';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/session/session.ts';
import { texts } from '../texts.ts';
import { type NewPurchase as Purchase, newPurchaseIn, passOf } from './new-purchase.ts';

type OwnPass = NonNullable<ReturnType<typeof passOf>>;

type NewPurchaseProps = {
  passes: readonly OwnPass[] | undefined;
  /** Whether the passes may not yet include the new one. */
  isRefreshing: boolean;
  reservationHref: (membershipId: number) => string;
};

function nextStepOf({ plan, date }: Purchase) {
  if (plan.kind === 'single')
    return texts.visitToday({ date: formatDate(date), time: openingHours.to });
  return plan.kind === 'health' ? texts.visit : texts.reserveFirst;
}

/** A link to the first class; reserves its space until the new pass is there. */
function FirstClass({ purchase, ...props }: NewPurchaseProps & { purchase: Purchase }) {
  const pass = passOf(purchase, props.passes ?? []);
  if (pass !== null)
    return (
      <LinkButton variant="secondary" href={props.reservationHref(pass.membershipId)}>
        {texts.firstClass}
      </LinkButton>
    );
  if (!props.isRefreshing) return null;
  return (
    <Button variant="secondary" isPending>
      {texts.firstClass}
    </Button>
  );
}

/** What was just bought and the next step, on the page to which a purchase leads. */
export function NewPurchase(props: NewPurchaseProps) {
  const { state } = useLocation();
  const purchase = newPurchaseIn(state, useSession());
  if (purchase === null) return null;
  const { plan, instructor, date } = purchase;
  const period = texts.validUntil({ date: formatDate(lastDayOf(plan, date)) });
  return (
    <Panel title={texts.bought({ plan: plan.name })} padding="compact">
      <Text color="muted">
        {plan.kind === 'single'
          ? nextStepOf(purchase)
          : `${nextStepOf(purchase)} ${[instructor?.name, period].filter(Boolean).join(' · ')}`}
      </Text>
      <Inline gap="md" rowGap="xs">
        {'sessions' in plan && <FirstClass purchase={purchase} {...props} />}
        <Link href={paths.map}>{pages.map.title}</Link>
        <Link href={paths.payments}>{pages.payments.title}</Link>
      </Inline>
    </Panel>
  );
}
