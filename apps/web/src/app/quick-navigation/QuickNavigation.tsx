import { Banner } from '@fitness/ui/Banner';
import { CommandMenuTrigger } from '@fitness/ui/CommandMenu';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { Catch } from '../../lib/Catch.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';
import type { StaffRole } from '../../session/token.ts';
import { linkNavigation } from '../link-navigation.ts';
import { whenIdle } from '../when-idle.ts';
import { quickTexts } from './texts.ts';

const QuickMenu = lazyComponent(() => import('./QuickMenu.tsx'), 'QuickMenu');

type Platform = Pick<Navigator, 'platform'> & { userAgentData?: { platform: string } };

export function usesCommandKey(platform: Platform): boolean {
  return /mac|iphone|ipad/i.test(platform.userAgentData?.platform ?? platform.platform);
}

type Keys = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'
>;

/**
 * True for Ctrl+K and ⌘K. With a Korean or another layout without Latin letters the place of the key counts, so that K, which
 * types ㅏ, works in both.
 */
export function isShortcut(event: Keys, hasCommandKey: boolean): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  if (altKey || shiftKey || repeat || (hasCommandKey ? ctrlKey : metaKey)) return false;
  if (!(hasCommandKey ? metaKey : ctrlKey)) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}

/** The button and the shortcut of the quick navigation of staff (docs/product.md#quick-navigation). */
export function QuickNavigation({ role }: { role: StaffRole }) {
  const [status, setStatus] = useState<'closed' | 'open' | 'failed'>('closed');
  const location = useLocation();
  const navigate = useNavigate();
  const hasCommandKey = usesCommandKey(navigator);

  const close = () => setStatus('closed');
  const fail = () => setStatus('failed');
  const open = () => void QuickMenu.preload().then(() => setStatus('open'), fail);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, hasCommandKey)) return;
    // The browser's own shortcut would focus its address bar.
    event.preventDefault();
    if (status === 'open') close();
    // Dialogs are not stacked, and an alert waits for its answer.
    else if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) open();
  });
  useEffect(() => {
    whenIdle(() => void QuickMenu.preload().catch(() => undefined));
    // Captured, because some fields stop the event.
    const options = { capture: true };
    window.addEventListener('keydown', onKeyDown, options);
    return () => window.removeEventListener('keydown', onKeyDown, options);
  }, []);

  const follow = (href: string) =>
    linkNavigation.start(
      href,
      () => void navigate(href, { replace: createPath(location) === href }),
    );
  return (
    <>
      <CommandMenuTrigger
        label={quickTexts.title}
        shortcut={
          hasCommandKey ? { label: '⌘K', keys: 'Meta+K' } : { label: 'Ctrl K', keys: 'Control+K' }
        }
        onPress={open}
      />
      {status === 'open' && (
        <Catch onCatch={fail}>
          <QuickMenu role={role} onClose={close} onNavigate={follow} />
        </Catch>
      )}
      {status === 'failed' && (
        <Banner tone="danger" position="bottom" role="alert">
          {quickTexts.failed}
        </Banner>
      )}
    </>
  );
}
