import { workerTexts } from '../../features/workers/texts.ts';
import { WorkerReport } from '../../features/workers/WorkerReport.tsx';
import { PageHeading } from '../../shared/PageHeading.tsx';

/** What the trainers did in a month. */
export const WorkerPage = () => (
  <>
    <PageHeading lead={workerTexts.lead}>직원</PageHeading>
    <WorkerReport />
  </>
);
