import { Button } from '@fitness/ui/Button';
import { Link } from '@fitness/ui/Link';
import { LinkButton } from '@fitness/ui/LinkButton';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { dayManagementHref } from '../day/address.ts';
import * as styles from './PassAction.css.ts';
import { passRefusal, type Promotion } from './passes.ts';
import { pageTexts, passRefusals } from '../texts.ts';

/** The way from a pass to its classes; a pass that cannot be used says why, and still leads to what was reserved with it. */
export function PassAction({ pass, today }: { pass: Promotion; today: string }) {
  const refusal = passRefusal(pass, today);
  const which = (
    <VisuallyHidden>{` ${[pass.promotionName, pass.trainerName].filter(Boolean).join(' ')}`}</VisuallyHidden>
  );
  const href = dayManagementHref(pass.membershipId);
  if (refusal === null)
    return (
      <LinkButton href={href} size="sm">
        예약하기{which}
      </LinkButton>
    );
  return (
    <span className={styles.root}>
      <Button variant="secondary" size="sm" disabledReason={passRefusals[refusal]}>
        예약하기{which}
      </Button>
      {refusal !== 'nothingToReserve' && (
        <Link href={href} tone="muted">
          {pageTexts.history}
          {which}
        </Link>
      )}
    </span>
  );
}
