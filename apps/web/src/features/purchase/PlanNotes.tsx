import { Link } from '@fitness/ui/Link';
import { Stack } from '@fitness/ui/layout/Stack';
import { Notice } from '@fitness/ui/Notice';
import { Text } from '@fitness/ui/Text';
import { Fragment, useSyncExternalStore } from 'react';
import { StudioPhone } from '../../lib/StudioPhone.tsx';
import { isInAppBrowser } from '../../lib/export.ts';
import { pages, policyPages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../session/session.ts';
import { texts } from './texts.ts';

const subscribe = () => () => undefined;

/** Suggests the device's own browser inside an in-app browser, to which a payment may not return (docs/product.md#purchase). */
function InAppBrowserNote() {
  const isInApp = useSyncExternalStore(subscribe, isInAppBrowser, () => false);
  return isInApp && <Notice>{texts.inAppBrowser}</Notice>;
}

/** The documents that a buyer agrees to, and what may happen after a payment in the browser of an app. */
export function BuyingTerms() {
  return (
    <Stack gap="md">
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
      <InAppBrowserNote />
    </Stack>
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
