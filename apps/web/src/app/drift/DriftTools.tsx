import { Button } from '@fitness/ui/Button';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyComponent } from '../../shared/lazy-component.ts';
import { FooterTools } from '../FooterTools.tsx';
import { driftReport } from './start-drift.ts';

const DriftPanel = lazyComponent(() => import('./DriftPanel.tsx'), 'DriftPanel');

/** The footer's number of differences between backend and contract, which opens their list. */
export function DriftTools() {
  const drifts = useSyncExternalStore(driftReport.subscribe, driftReport.list);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <FooterTools label="계약 검사">
        <Button variant="ghost" size="sm" aria-haspopup="dialog" onPress={() => setOpen(true)}>
          {`계약과 다른 점 ${drifts.length}건`}
        </Button>
      </FooterTools>
      {isOpen !== null && (
        <Suspense>
          <DriftPanel isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
