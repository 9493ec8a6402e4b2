import { PageHeading } from '@fitness/ui/PageHeading';
import { Page } from '@fitness/ui/layout/Page';
import { ClassSchedule } from '../../features/classes/calendar/ClassSchedule.tsx';
import { pageTexts } from '../../features/classes/texts.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';

export function ClassesPage() {
  return (
    <Page>
      <PageHeading lead={pageTexts.lead}>수업 관리</PageHeading>
      <SectionBoundary>
        <ClassSchedule />
      </SectionBoundary>
    </Page>
  );
}
