import * as styles from './ResetMocks.css.ts';
import { resetMocks } from './start-mocks.ts';

/** 초기화 in the footer: puts the mock backend back to its seed and starts the app anew. */
export const ResetMocks = () => (
  <button
    type="button"
    className={styles.reset}
    onClick={() => {
      void resetMocks().then(() => window.location.reload());
    }}
  >
    초기화
  </button>
);
