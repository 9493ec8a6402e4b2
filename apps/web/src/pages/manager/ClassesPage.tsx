import { ClassSchedule } from '../../features/classes/calendar/ClassSchedule.tsx';
import { pageTexts } from '../../features/classes/texts.ts';
import { PageHeading } from '../../shared/layout/PageHeading.tsx';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';

export function ClassesPage() {
  return (
    <>
      <PageHeading lead={pageTexts.lead}>수업 관리</PageHeading>
      <SectionBoundary>
        <ClassSchedule />
      </SectionBoundary>
    </>
  );
}
