import { Link } from '@fitness/ui/Link';
import { useDayAddress } from '../../features/reservations/address.ts';
import { DayManagement } from '../../features/reservations/DayManagement.tsx';
import { NoPass } from '../../features/reservations/NoPass.tsx';
import { pageTexts } from '../../features/reservations/texts.ts';
import { PageHeading } from '../../shared/PageHeading.tsx';
import { paths } from '../../shared/paths.ts';
import { SectionBoundary } from '../../shared/SectionBoundary.tsx';

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
