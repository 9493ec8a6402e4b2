import type { FirstQuery, Opening } from '../../api/first-queries.ts';
import { DayLead, DayManagement, NoPass } from '../../features/reservations/DayManagement.tsx';
import { myPasses } from '../../features/reservations/api.ts';
import { dayParams } from '../../features/reservations/passes.ts';
import { pageTexts } from '../../features/reservations/texts.ts';
import { StandardPage } from '../../lib/StandardPage.tsx';
import { readParams, useSearchParamsState } from '../../lib/search-params.ts';

export function firstQueries({ search }: Opening): FirstQuery[] {
  return readParams(dayParams, search).membershipId === null ? [] : [myPasses];
}

export function DayManagementPage() {
  const [{ membershipId, date }, setParams] = useSearchParamsState(dayParams);
  return (
    <StandardPage gap="md" lead={<DayLead membershipId={membershipId} />}>
      {membershipId === null ? (
        <NoPass title={pageTexts.noPassSelected} />
      ) : (
        <DayManagement
          key={membershipId}
          membershipId={membershipId}
          date={date}
          // Replaces the history entry, so that the back button does not go through every date that was selected.
          onDateChange={(next) => setParams({ date: next }, { replace: true })}
        />
      )}
    </StandardPage>
  );
}
