import { Badge } from '@fitness/ui/Badge';
import { Banner } from '@fitness/ui/Banner';
import { Button } from '@fitness/ui/Button';
import { Inline } from '@fitness/ui/layout/Inline';
import { clear } from 'idb-keyval';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { env } from '../../config/env.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { resetMocks, runningMocks } from './start-mocks.ts';

const MockPanel = lazyComponent(() => import('./MockPanel.tsx'), 'MockPanel');

const toolsTitle = '데모';
const panelTitle = '데모 설정';

const restart = () => window.location.reload();

// After a reset new accounts reuse user ids, so stored purchases and drafts would belong to another user.
const resetAll = () => void Promise.allSettled([resetMocks(), clear()]).then(restart);

const running = { status: 'running' } as const;
const silent = () => () => undefined;

/** Says why the mock backend's service worker does not respond, until it does again. */
function ServiceWorkerNotice() {
  const worker = runningMocks()?.worker;
  const state = useSyncExternalStore(worker?.subscribe ?? silent, worker?.state ?? (() => running));
  if (!worker || state.status === 'running') return null;
  const actions = (
    <>
      <Button variant="danger" size="sm" onPress={() => void worker.ensure()}>
        다시 연결
      </Button>
      <Button variant="danger" size="sm" onPress={restart}>
        새로고침
      </Button>
    </>
  );
  return (
    <Banner tone="danger" position="bottom" role="alert" actions={actions}>
      목 백엔드의 서비스 워커가 멈춰서 어떤 호출에도 답할 수 없습니다.
      <br />
      <span>{state.reason}</span>
    </Banner>
  );
}

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
      <ServiceWorkerNotice />
    </>
  );
}
