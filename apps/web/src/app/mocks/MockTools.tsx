import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { Inline } from '@fitness/ui/layout/Inline';
import { clear } from 'idb-keyval';
import { Suspense, useState } from 'react';
import { env } from '../../config/env.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { resetMocks, runningMocks } from './start-mocks.ts';

const MockPanel = lazyComponent(() => import('./MockPanel.tsx'), 'MockPanel');

const toolsTitle = '데모';
const panelTitle = '데모 설정';

const restart = () => window.location.reload();

// After a reset new accounts reuse user ids, so stored purchases and drafts would belong to another user.
const resetAll = () => void Promise.allSettled([resetMocks(), clear()]).then(restart);

/** The mock backend's tools in the footer: 초기화, and the mock panel. */
export function MockTools() {
  // The panel controls the backend that runs in this page; over HTTP there is none.
  const controls = env.mocks === 'all' ? runningMocks()?.controls : undefined;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Inline role="group" aria-label={toolsTitle} gap="xxs">
        <Badge>{toolsTitle}</Badge>
        <Button variant="ghost" size="sm" onPress={resetAll}>
          초기화
        </Button>
        {controls && (
          <Button variant="ghost" size="sm" aria-haspopup="dialog" onPress={() => setOpen(true)}>
            {panelTitle}
          </Button>
        )}
      </Inline>
      {controls && isOpen && (
        <Suspense>
          <MockPanel
            title={panelTitle}
            controls={controls}
            isOpen
            onOpenChange={setOpen}
            onRestart={restart}
          />
        </Suspense>
      )}
    </>
  );
}
