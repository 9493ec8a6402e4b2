import { workerTexts } from '../../features/workers/texts.ts';
import { WorkerReport } from '../../features/workers/WorkerReport.tsx';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

/** What the trainers did in a month. */
export function WorkerPage() {
  return (
    <StandardPage lead={workerTexts.lead}>
      <WorkerReport />
    </StandardPage>
  );
}
