import { myPasses } from '../../features/reservations/api.ts';
import { dayParams } from '../../features/reservations/passes.ts';
import { DayLead, DayManagement, NoPass } from '../../features/reservations/DayManagement.tsx';
import { pageTexts } from '../../features/reservations/texts.ts';
import type { FirstQuery, Opening } from '../../shared/api/first-queries.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';
import { readParams, useSearchParamsState } from '../../shared/url/use-search-params-state.ts';

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
