import { Link } from '@fitness/ui/Link';
import { useDayAddress } from '../../features/reservations/day/address.ts';
import { DayManagement } from '../../features/reservations/day/DayManagement.tsx';
import { NoPass } from '../../features/reservations/passes/NoPass.tsx';
import { pageTexts } from '../../features/reservations/texts.ts';
import { PageHeading } from '../../shared/layout/PageHeading.tsx';
import { paths } from '../../shared/paths.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';

/** One pass's day management: reserve, cancel, look back. */
export function DayManagementPage() {
  const { membershipId, day, chooseDay } = useDayAddress();
  return (
    <>
      <PageHeading lead={<Link href={paths.reservations}>{pageTexts.backToPromotions}</Link>}>
        예약 관리
      </PageHeading>
      {membershipId === null ? (
        <NoPass title={pageTexts.noPassChosen} />
      ) : (
        <SectionBoundary>
          <DayManagement
            key={membershipId}
            membershipId={membershipId}
            day={day}
            onDayChange={chooseDay}
          />
        </SectionBoundary>
      )}
    </>
  );
}
