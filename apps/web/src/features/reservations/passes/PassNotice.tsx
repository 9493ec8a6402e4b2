import { Link } from '@fitness/ui/Link';
import { Notice } from '@fitness/ui/Notice';
import { paths } from '../../../shared/paths.ts';
import { pageTexts, passNotices } from '../texts.ts';
import type { PassUnavailableReason } from './passes.ts';

/** Why nothing can be reserved with the pass, and a link to buy another. */
export function PassNotice({ reason }: { reason: PassUnavailableReason }) {
  if (reason === 'noReservationNeeded') return <Notice>{passNotices[reason]}</Notice>;
  return (
    <Notice action={<Link href={paths.membership}>{pageTexts.toMembership}</Link>}>
      {`${passNotices[reason]} ${pageTexts.buyAnother}`}
    </Notice>
  );
}
