import { Banner } from '@fitness/ui/Banner';
import { Button } from '@fitness/ui/Button';
import { useSyncExternalStore } from 'react';
import { runningMocks } from './start-mocks.ts';

const running = { status: 'running' } as const;
const silent = () => () => undefined;

/** Says why the mock backend's service worker does not respond, until it does again. */
export function ServiceWorkerNotice() {
  const worker = runningMocks()?.worker;
  const state = useSyncExternalStore(worker?.subscribe ?? silent, worker?.state ?? (() => running));
  if (!worker || state.status === 'running') return null;
  const actions = (
    <>
      <Button variant="danger" size="sm" onPress={() => void worker.ensure()}>
        다시 연결
      </Button>
      <Button variant="danger" size="sm" onPress={() => window.location.reload()}>
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
