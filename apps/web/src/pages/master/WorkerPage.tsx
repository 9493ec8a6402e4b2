import { PageHeading } from '@fitness/ui/PageHeading';
import { Page } from '@fitness/ui/layout/Page';
import { workerTexts } from '../../features/workers/texts.ts';
import { WorkerReport } from '../../features/workers/WorkerReport.tsx';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';

/** What the trainers did in a month. */
export function WorkerPage() {
  return (
    <Page>
      <PageHeading lead={workerTexts.lead}>직원</PageHeading>
      <SectionBoundary>
        <WorkerReport />
      </SectionBoundary>
    </Page>
  );
}
