import { Button } from '@fitness/ui/Button';
import { clear } from 'idb-keyval';
import { Suspense, useEffect, useState } from 'react';
import { env } from '../../config/env.ts';
import { lazyComponent } from '../../shared/lazy-component.ts';
import { FooterTools } from '../FooterTools.tsx';
import { mockPanelTitle } from './mock-panel-title.ts';
import { ServiceWorkerNotice } from './ServiceWorkerNotice.tsx';
import { resetMocks, runningMocks } from './start-mocks.ts';

const MockPanel = lazyComponent(() => import('./panel/MockPanel.tsx'), 'MockPanel');

const restart = () => window.location.reload();

// After a reset new accounts reuse user ids, so stored purchases and drafts would belong to another user.
const resetAll = () => void Promise.allSettled([resetMocks(), clear()]).then(restart);

/** The mock backend's tools in the footer: 초기화, and the mock panel, which Ctrl+Shift+M toggles too. */
export function MockTools() {
  // The panel controls the backend that runs in this page; over HTTP there is none.
  const controls = env.mocks === 'all' ? runningMocks()?.controls : undefined;
  // Null until it is first opened; from then on it stays mounted, so that it can close with its animation.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyM') return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <FooterTools label="데모">
        <Button variant="ghost" size="sm" onPress={resetAll}>
          초기화
        </Button>
        {controls && (
          <Button
            variant="ghost"
            size="sm"
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+Shift+M"
            onPress={() => setOpen(true)}
          >
            {mockPanelTitle}
          </Button>
        )}
      </FooterTools>
      {controls && isOpen !== null && (
        <Suspense>
          <MockPanel
            controls={controls}
            isOpen={isOpen}
            onOpenChange={setOpen}
            onRestart={restart}
          />
        </Suspense>
      )}
      <ServiceWorkerNotice />
    </>
  );
}
