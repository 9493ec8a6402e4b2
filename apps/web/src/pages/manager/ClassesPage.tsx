import { mySubject } from '../../features/classes/api.ts';
import { ClassSchedule } from '../../features/classes/ClassSchedule.tsx';
import type { FirstQuery } from '../../shared/api/first-queries.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';

export function firstQueries(): FirstQuery[] {
  return [mySubject()];
}

export function ClassesPage() {
  return (
    <StandardPage>
      <ClassSchedule />
    </StandardPage>
  );
}
