import { PlainButton } from '@fitness/ui/PlainButton';
import { clear } from 'idb-keyval';
import { resetMocks } from './start-mocks.ts';

// A reset assigns user ids again, so data stored under one would become another user's.
const resetAll = () => Promise.allSettled([resetMocks(), clear()]);

/** 초기화: resets the mock backend, deletes stored purchases and drafts, and reloads the app. */
export function ResetMocks() {
  return (
    <PlainButton
      variant="quiet"
      size="sm"
      onClick={() => {
        void resetAll().then(() => window.location.reload());
      }}
    >
      초기화
    </PlainButton>
  );
}
