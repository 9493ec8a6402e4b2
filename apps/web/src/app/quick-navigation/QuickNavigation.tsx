import { Button } from '@fitness/ui/Button';
import { CommandMenuSkeleton, CommandMenuTrigger } from '@fitness/ui/CommandMenu';
import { Inline } from '@fitness/ui/layout/Inline';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { frameTexts } from '../../shared/frame-texts.ts';
import { Catch } from '../../shared/layout/Catch.tsx';
import { lazyComponent } from '../../shared/lazy-component.ts';
import { useSession } from '../../shared/session/session.ts';
import { linkNavigation } from '../link-navigation.ts';
import { whenIdle } from '../prefetch/when-idle.ts';
import type { StaffRole } from '../../shared/session/token.ts';
import { isShortcut, usesCommandKey } from './shortcut.ts';
import { quickTexts } from './texts.ts';

const QuickMenu = lazyComponent(() => import('./QuickMenu.tsx'), 'QuickMenu');

const logError = (error: unknown) => console.error('[fitness]', error);

/** The script of the menu: loaded when the browser is idle, or at once when it is needed. */
function useMenuScript() {
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  const preload = () => {
    QuickMenu.preload().then(
      () => setStatus('ready'),
      () => setStatus('failed'),
    );
  };
  const preloadWhenIdle = useEffectEvent(preload);
  useEffect(() => whenIdle(preloadWhenIdle), []);
  const load = () => {
    if (status === 'ready') return;
    setStatus('loading');
    preload();
  };
  return { status, load };
}

function Navigation({ role }: { role: StaffRole }) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const opener = useRef<Element>(null);
  const { status, load } = useMenuScript();
  const location = useLocation();
  const navigate = useNavigate();
  const hasCommandKey = usesCommandKey(navigator);

  const open = () => {
    opener.current = document.activeElement;
    setText('');
    setIsOpen(true);
    load();
  };
  const close = () => setIsOpen(false);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, hasCommandKey)) return;
    // The browser's own shortcut would focus its address bar.
    event.preventDefault();
    if (isOpen) close();
    // Dialogs are not stacked, and an alert waits for its answer.
    else if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) open();
  });
  useEffect(() => {
    // Captured, because some fields stop the event.
    const options = { capture: true };
    window.addEventListener('keydown', onKeyDown, options);
    return () => window.removeEventListener('keydown', onKeyDown, options);
  }, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    // The dialog itself returns the focus only to the search field of `CommandMenuSkeleton`, which it has replaced.
    return () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
      });
    };
  }, [isOpen]);

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
      {isOpen && status === 'ready' && (
        <Catch
          onCatch={(error) => {
            logError(error);
            close();
          }}
        >
          <QuickMenu
            role={role}
            text={text}
            onTextChange={setText}
            onClose={close}
            onNavigate={follow}
          />
        </Catch>
      )}
      {isOpen &&
        status !== 'ready' &&
        createPortal(
          <CommandMenuSkeleton
            onOpenChange={close}
            label={quickTexts.title}
            value={text}
            onChange={setText}
          >
            {status === 'failed' && (
              <Inline gap="sm" justify="between">
                <p role="alert">{quickTexts.failed}</p>
                <Button variant="secondary" size="sm" onPress={load}>
                  {frameTexts.retry}
                </Button>
              </Inline>
            )}
          </CommandMenuSkeleton>,
          document.body,
        )}
    </>
  );
}

/**
 * The button and the shortcut of the quick navigation of staff (docs/product.md#quick-navigation). It is mounted again for another
 * user, so that it shows nothing of the previous one.
 */
export function QuickNavigation({ role }: { role: StaffRole }) {
  const { userId } = useSession();
  return (
    <Catch onCatch={logError}>
      <Navigation key={userId} role={role} />
    </Catch>
  );
}
