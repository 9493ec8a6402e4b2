import { Link } from '@fitness/ui/Link';
import { myPasses } from '../../features/reservations/api.ts';
import { dayParams } from '../../features/reservations/day/day-params.ts';
import { DayManagement, NoPass } from '../../features/reservations/day/DayManagement.tsx';
import { pageTexts } from '../../features/reservations/texts.ts';
import type { FirstQuery, Opening } from '../../shared/api/first-queries.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';
import { paths } from '../../shared/paths.ts';
import { readParams, useSearchParamsState } from '../../shared/url/use-search-params-state.ts';

export function firstQueries({ search }: Opening): FirstQuery[] {
  return readParams(dayParams, search).membershipId === null ? [] : [myPasses];
}

export function DayManagementPage() {
  const [{ membershipId, date }, setParams] = useSearchParamsState(dayParams);
  return (
    <StandardPage lead={<Link href={paths.reservations}>{pageTexts.backToPromotions}</Link>}>
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
