import { useSyncExternalStore } from 'react';
import { runningMocks } from './start-mocks.ts';
import * as styles from './panel/MockPanel.css.ts';

const running = { status: 'running' } as const;
const silent = () => () => undefined;

/** Says why the mock backend's service worker does not respond, until it does again. */
export function ServiceWorkerNotice() {
  const worker = runningMocks()?.worker;
  const state = useSyncExternalStore(worker?.subscribe ?? silent, worker?.state ?? (() => running));
  if (!worker || state.status === 'running') return null;
  return (
    <div role="alert" className={styles.notice}>
      <p className={styles.noticeText}>
        목 백엔드의 서비스 워커가 멈춰서 어떤 호출에도 답할 수 없습니다.
        <br />
        {state.reason}
      </p>
      <button type="button" className={styles.noticeAction} onClick={() => void worker.ensure()}>
        다시 연결
      </button>
      <button
        type="button"
        className={styles.noticeAction}
        onClick={() => window.location.reload()}
      >
        새로고침
      </button>
    </div>
  );
}
