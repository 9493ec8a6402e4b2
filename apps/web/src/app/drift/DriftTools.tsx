import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import * as styles from './DriftTools.css.ts';
import { driftReport } from './start-drift.ts';

const DriftPanel = lazy(async () => ({ default: (await import('./DriftPanel.tsx')).DriftPanel }));

/** In the footer in drift mode: how many differences between backend and contract were found, and the way to their list. */
export function DriftTools() {
  const report = driftReport();
  const differences = useSyncExternalStore(report.subscribe, report.list);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={open}>
        {`계약과 다른 점 ${differences.length}건`}
      </button>
      {isWanted && (
        <Suspense>
          <DriftPanel report={report} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
