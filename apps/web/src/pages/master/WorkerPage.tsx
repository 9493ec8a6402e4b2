import { workerTexts } from '../../features/workers/texts.ts';
import { WorkerReport } from '../../features/workers/WorkerReport.tsx';
import { PageHeading } from '../../shared/layout/PageHeading.tsx';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';

/** What the trainers did in a month. */
export function WorkerPage() {
  return (
    <>
      <PageHeading lead={workerTexts.lead}>직원</PageHeading>
      <SectionBoundary>
        <WorkerReport />
      </SectionBoundary>
    </>
  );
}
