import { ClassSchedule } from '../../features/classes/ClassSchedule.tsx';
import { pageTexts } from '../../features/classes/texts.ts';
import { PageHeading } from '../../shared/PageHeading.tsx';
import { SectionBoundary } from '../../shared/SectionBoundary.tsx';

/** A manager's own classes: register and delete them on a calendar. */
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
