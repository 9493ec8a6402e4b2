import { Link } from '@fitness/ui/Link';
import { dayParams } from '../../features/reservations/day/day-params.ts';
import { DayManagement, NoPass } from '../../features/reservations/day/DayManagement.tsx';
import { pageTexts } from '../../features/reservations/texts.ts';
import { StandardPage } from '../../shared/layout/StandardPage.tsx';
import { paths } from '../../shared/paths.ts';
import { useSearchParamsState } from '../../shared/url/use-search-params-state.ts';

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
          // The back button leads to the passes, not through every date that was selected.
          onDateChange={(next) => setParams({ date: next }, { replace: true })}
        />
      )}
    </StandardPage>
  );
}
