import { Link } from '@fitness/ui/Link';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Notice } from '@fitness/ui/Notice';
import { Text } from '@fitness/ui/Text';
import { Fragment, useSyncExternalStore } from 'react';
import { externalKakaoTalkUrl, inAppBrowser } from '../../shared/browser/in-app-browser.ts';
import { pages, policyPages } from '../../shared/pages.ts';
import { paths } from '../../shared/paths.ts';
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

const subscribe = () => () => undefined;

/** Suggests the device's own browser inside an in-app browser, to which a payment may not return (docs/product.md#purchase). */
export function InAppBrowserNote() {
  const app = useSyncExternalStore(subscribe, inAppBrowser, () => null);
  if (app === null) return null;
  const link = app === 'kakaoTalk' && (
    <LinkButton size="sm" variant="secondary" href={externalKakaoTalkUrl(window.location.href)}>
      {texts.openInBrowser}
    </LinkButton>
  );
  return (
    <Notice action={link}>
      <Text size="sm">
        {app === 'other'
          ? `${texts.inAppBrowser} ${texts.openInBrowserByMenu}`
          : texts.inAppBrowser}
      </Text>
    </Notice>
  );
}
