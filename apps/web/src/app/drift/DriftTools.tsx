import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyComponent } from '../../shared/lazy-component.ts';
import * as styles from './DriftTools.css.ts';
import { driftReport } from './start-drift.ts';

const DriftPanel = lazyComponent(() => import('./DriftPanel.tsx'), 'DriftPanel');

/** The footer's number of differences between backend and contract, which opens their list. */
export function DriftTools() {
  const drifts = useSyncExternalStore(driftReport.subscribe, driftReport.list);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {`계약과 다른 점 ${drifts.length}건`}
      </button>
      {isOpen !== null && (
        <Suspense>
          <DriftPanel isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
