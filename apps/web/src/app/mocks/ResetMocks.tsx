import { clear } from 'idb-keyval';
import * as styles from './ResetMocks.css.ts';
import { resetMocks } from './start-mocks.ts';

// Numbers of users are given out again after a reset: what the app keeps under one would come to be somebody else's.
const startOver = () => Promise.allSettled([resetMocks(), clear()]);

/** 초기화 in the footer: puts the mock backend back to its seed, forgets purchases, drafts and new accounts, and starts the app anew. */
export function ResetMocks() {
  return (
    <button
      type="button"
      className={styles.reset}
      onClick={() => {
        void startOver().then(() => window.location.reload());
      }}
    >
      초기화
    </button>
  );
}
