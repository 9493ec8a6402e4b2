import { countsDaysOnly, whyNotUsable } from '@fitness/api-contract/rules';
import { EmptyDrawing, EmptyState } from '@fitness/ui/EmptyState';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Link } from '@fitness/ui/Link';
import { LinkButton } from '@fitness/ui/LinkButton';
import { ProgressBar } from '@fitness/ui/ProgressBar';
import { Row } from '@fitness/ui/RowList';
import { Skeleton } from '@fitness/ui/Skeleton';
import { Text } from '@fitness/ui/Text';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { useSeoulNow } from '../../../shared/dates/use-seoul-now.ts';
import { formatTime, noValue } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { listStateOf, rowsOf, withRows } from '../../../shared/list/list-state.ts';
import { ListPanel } from '../../../shared/list/ListPanel.tsx';
import { paths } from '../../../shared/paths.ts';
import { texts } from '../../../shared/texts.ts';
import { listsOfPass, myPasses } from '../api.ts';
import { dayManagementHref } from '../day/day-params.ts';
import { nextReservation } from '../history/reservation-status.ts';
import { LastListNotice } from '../last-lists/LastListNotice.tsx';
import { useListOrLast } from '../last-lists/use-list-or-last.ts';
import { pageTexts } from '../texts.ts';
import { Expiry, SessionsText } from './ReservablePassCells.tsx';
import { canHoldReservations, type Pass, periodOf } from './passes.ts';

/** The next reservation with a pass; a dash if the reservations could not be loaded. */
function NextClass({ pass, now }: { pass: Pass; now: string }) {
  const { history } = listsOfPass(pass.membershipId, dateOf(now));
  const { data, isError } = useListOrLast(history);
  if (data === undefined && !isError)
    return (
      <span>
        <Skeleton sampleText="다음 수업 11월 21일 (토) 10:00" />
      </span>
    );
  const next = data && nextReservation(data, now);
  if (!next)
    return <span>{`${pageTexts.nextClass} ${(data && pageTexts.noNextClass) ?? noValue}`}</span>;
  return (
    <span>
      <span>{pageTexts.nextClass}</span>{' '}
      <Text as="strong" color="default" weight="medium">
        {`${formatDay(next)} ${formatTime(next)}`}
      </Text>
    </span>
  );
}

type PassRowProps = { pass: Pass; now: string };

function PassRow({ pass, now }: PassRowProps) {
  const name = pass.promotionName ?? noValue;
  const period = periodOf(pass, dateOf(now));
  return (
    <Row
      title={
        <Inline as="span" gap="xs" rowGap="none">
          {countsDaysOnly(pass) ? (
            <span>{name}</span>
          ) : (
            <Link href={dayManagementHref(pass.membershipId)}>{name}</Link>
          )}
          <Text as="span" color="muted" weight="regular">
            {pass.trainerName}
          </Text>
        </Inline>
      }
      details={
        <Fill>
          <Stack gap="xxs">
            {canHoldReservations(pass, dateOf(now)) && <NextClass pass={pass} now={now} />}
            {period && (
              <ProgressBar
                label={pageTexts.period}
                value={period.day}
                maxValue={period.days}
                valueText={pageTexts.dayOfPeriod(period)}
              />
            )}
            <Inline as="span" gap="xs" rowGap="none">
              <SessionsText pass={pass} />
              <Expiry pass={pass} today={dateOf(now)} />
            </Inline>
          </Stack>
        </Fill>
      }
    />
  );
}

/** The user's passes that have not ended, each with its next class. */
export function MyPasses() {
  const now = useSeoulNow();
  const passes = useListOrLast(myPasses);
  const list = listStateOf(passes);
  const valid = rowsOf(list).filter((pass) => whyNotUsable(pass, dateOf(now)) !== 'expired');
  const panel = (
    <ListPanel
      title={pageTexts.myPasses}
      state={withRows(list, valid)}
      loadingLabel={pageTexts.loadingPass}
      expectedRows={2}
      failedNote={pageTexts.failedNote}
      empty={
        <EmptyState
          drawing={<EmptyDrawing name="hook" />}
          title={pageTexts.noValidPass}
          action={
            <LinkButton variant="secondary" href={paths.membership}>
              {texts.toPlans}
            </LinkButton>
          }
        />
      }
    >
      {(pass) => <PassRow key={pass.membershipId} pass={pass} now={now} />}
    </ListPanel>
  );
  if (passes.notice.checkedAt === null) return panel;
  return (
    <Stack gap="sm">
      <LastListNotice {...passes.notice} />
      {panel}
    </Stack>
  );
}
