import type { FirstQuery } from '../../api/first-queries.ts';
import { ClassSchedule } from '../../features/classes/ClassSchedule.tsx';
import { mySubject } from '../../features/classes/api.ts';
import { StandardPage } from '../../lib/StandardPage.tsx';

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
