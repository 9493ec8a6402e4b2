import { PageHeading } from '@fitness/ui/PageHeading';
import { Page } from '@fitness/ui/layout/Page';
import { Link } from '@fitness/ui/Link';
import { dayParams } from '../../features/reservations/day/day-params.ts';
import { DayManagement, NoPass } from '../../features/reservations/day/DayManagement.tsx';
import { pageTexts } from '../../features/reservations/texts.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { paths } from '../../shared/paths.ts';
import { useSearchParamsState } from '../../shared/url/use-search-params-state.ts';

export function DayManagementPage() {
  const [{ membershipId, date }, setParams] = useSearchParamsState(dayParams);
  return (
    <Page>
      <PageHeading lead={<Link href={paths.reservations}>{pageTexts.backToPromotions}</Link>}>
        예약 관리
      </PageHeading>
      {membershipId === null ? (
        <NoPass title={pageTexts.noPassSelected} />
      ) : (
        <SectionBoundary>
          <DayManagement
            key={membershipId}
            membershipId={membershipId}
            date={date}
            // The back button leads to the passes, not through every date that was selected.
            onDateChange={(date) => setParams({ date }, { replace: true })}
          />
        </SectionBoundary>
      )}
    </Page>
  );
}
