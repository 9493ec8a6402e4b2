import { ClassSchedule } from '../../features/classes/calendar/ClassSchedule.tsx';
import { pageTexts } from '../../features/classes/texts.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

export function ClassesPage() {
  return (
    <StandardPage lead={pageTexts.lead}>
      <ClassSchedule />
    </StandardPage>
  );
}
