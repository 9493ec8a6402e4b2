import { resetBrowserMocks } from '@fitness/mocks/browser';
import * as styles from './ResetMocks.css.ts';

/** 초기화 in the footer: puts the mock backend back to its seed and starts the app anew. */
export const ResetMocks = () => (
  <button
    type="button"
    className={styles.reset}
    onClick={() => {
      void resetBrowserMocks().then(() => window.location.reload());
    }}
  >
    초기화
  </button>
);
