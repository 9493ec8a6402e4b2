import { Link } from '@fitness/ui/Link';
import { Text } from '@fitness/ui/Text';
import { Fragment } from 'react';
import { StudioPhone } from '../../lib/StudioPhone.tsx';
import { pages, policyPages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../session/session.ts';
import { texts } from './texts.ts';

/** The documents that a buyer agrees to. */
export function BuyingTerms() {
  return (
    <Text size="sm" color="muted">
      <span>{texts.agreementStart}</span>{' '}
      {policyPages.map((page, index) => (
        <Fragment key={page}>
          {index > 0 && ', '}
          <Link href={paths[page]} isInline>
            {pages[page].title}
          </Link>
        </Fragment>
      ))}
      <span>{texts.agreementEnd}</span>
    </Text>
  );
}

/** Why the signed-in user cannot buy plans; undefined for customers and signed-out users. */
export function useDisabledReason() {
  const session = useSession();
  if (session.status !== 'signedIn' || session.role === 'customer') return undefined;
  return (
    <>
      <span>{`${texts.customersOnly} 문의`}</span> <StudioPhone />
    </>
  );
}
