import { Button } from '@fitness/ui/Button';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Panel } from '@fitness/ui/Panel';
import { Text } from '@fitness/ui/Text';
import { useLocation } from 'react-router-dom';
import { openingHoursText } from '../../../config/opening-hours.ts';
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
