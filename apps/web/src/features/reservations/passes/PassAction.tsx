import { Button } from '@fitness/ui/Button';
import { Inline } from '@fitness/ui/layout/Inline';
import { Link } from '@fitness/ui/Link';
import { LinkButton } from '@fitness/ui/LinkButton';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { dayManagementHref } from '../day/day-params.ts';
import { type Pass, passUnavailableReason } from './passes.ts';
import { pageTexts, passUnavailableTexts } from '../texts.ts';

/** The link to day management; an unusable pass has a disabled button and a link to its history. */
export function PassAction({ pass, today }: { pass: Pass; today: string }) {
  const reason = passUnavailableReason(pass, today);
  const name = (
    <VisuallyHidden>{` ${[pass.promotionName, pass.trainerName].filter(Boolean).join(' ')}`}</VisuallyHidden>
  );
  const href = dayManagementHref(pass.membershipId);
  if (reason === null)
    return (
      <LinkButton href={href} size="sm">
        예약하기{name}
      </LinkButton>
    );
  return (
    <Inline as="span" gap="md" rowGap="none">
      <Button variant="secondary" size="sm" disabledReason={passUnavailableTexts[reason]}>
        예약하기{name}
      </Button>
      {reason !== 'noReservationNeeded' && (
        <Link href={href} tone="muted">
          {pageTexts.history}
          {name}
        </Link>
      )}
    </Inline>
  );
}
