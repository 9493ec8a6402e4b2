import { LinkButton } from '@fitness/ui/LinkButton';
import { Notice } from '@fitness/ui/Notice';
import { Text } from '@fitness/ui/Text';
import { useSyncExternalStore } from 'react';
import { externalKakaoTalkUrl, inAppBrowser } from '../../../shared/browser/in-app-browser.ts';
import { texts } from '../texts.ts';

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
