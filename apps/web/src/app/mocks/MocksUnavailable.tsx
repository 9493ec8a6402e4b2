import { EmptyState } from '@fitness/ui/EmptyState';
import { texts } from '../../shared/texts.ts';
import * as styles from '../Shell.css.ts';

/** Replaces the app when the mock backend cannot start. */
export function MocksUnavailable({ reason }: { reason: string }) {
  return (
    <main className={styles.problem}>
      <h1 className={styles.problemTitle}>목 백엔드를 시작하지 못했습니다.</h1>
      <EmptyState
        title="이 브라우저에서 서비스 워커를 쓸 수 있는지 확인해 주세요."
        description={reason}
        action={
          <button type="button" className={styles.retry} onClick={() => window.location.reload()}>
            {texts.retry}
          </button>
        }
      />
    </main>
  );
}
