import { whyNotUsable } from '@fitness/api-contract/rules';
import { Button } from '@fitness/ui/Button';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Link } from '@fitness/ui/Link';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Table, type TableColumn } from '@fitness/ui/Table';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { useSeoulNow } from '../../../shared/dates/use-seoul-now.ts';
import { noValue } from '../../../shared/format/format.ts';
import { listStateOf, rowsOf } from '../../../shared/list/list-state.ts';
import { paths } from '../../../shared/paths.ts';
import { texts } from '../../../shared/texts.ts';
import { myPasses } from '../api.ts';
import { dayManagementHref } from '../day/day-params.ts';
import { LastListNotice } from '../last-lists/LastListNotice.tsx';
import { useListOrLast } from '../last-lists/use-list-or-last.ts';
import { pageTexts, passLabels, passUnavailableTexts } from '../texts.ts';
import { ListedExpiry, RemainingSessions } from './ReservablePassCells.tsx';
import { passToUse } from './pass-to-use.ts';
import type { Pass } from './passes.ts';

// The last day describes the pass, because several passes may have the same plan and trainer.
const expiryId = ({ membershipId }: Pass) => `expiry-${membershipId}`;

/** The link to day management; an unusable pass has a disabled button and a link to its history. */
function PassAction({ pass, today, isFirst }: { pass: Pass; today: string; isFirst: boolean }) {
  const reason = whyNotUsable(pass, today);
  const name = (
    <VisuallyHidden>{` ${[pass.promotionName, pass.trainerName].filter(Boolean).join(' ')}`}</VisuallyHidden>
  );
  const link = { href: dayManagementHref(pass.membershipId), 'aria-describedby': expiryId(pass) };
  if (reason === null)
    return (
      <LinkButton {...link} size="sm" variant={isFirst ? 'primary' : 'secondary'}>
        예약하기{name}
      </LinkButton>
    );
  return (
    <Inline as="span" gap="md" rowGap="none">
      <Button variant="secondary" size="sm" disabledReason={passUnavailableTexts[reason]}>
        예약하기{name}
      </Button>
      {reason !== 'noReservationNeeded' && (
        <Link {...link} variant="muted">
          {pageTexts.history}
          {name}
        </Link>
      )}
    </Inline>
  );
}

const column = (
  key: keyof typeof passLabels,
  width: number,
  render: TableColumn<Pass>['render'],
): TableColumn<Pass> => ({ id: key, header: passLabels[key], width, render });

/** The columns of the user's passes at a minute in Asia/Seoul; the pass to use first has the primary button. */
const columnsAt = (now: string, passes: readonly Pass[]): TableColumn<Pass>[] => [
  {
    ...column('promotionName', 7.5, ({ promotionName }) => promotionName ?? noValue),
    isRowHeader: true,
    isPrimary: true,
  },
  column('trainerName', 5.25, ({ trainerName }) => trainerName ?? noValue),
  column('remainingSessionCount', 10, (pass) => <RemainingSessions pass={pass} />),
  column('expiredDate', 11, (pass) => (
    <span id={expiryId(pass)}>
      <ListedExpiry pass={pass} passes={passes} now={now} />
    </span>
  )),
  {
    id: 'reserve',
    width: 11,
    header: '예약',
    isAction: true,
    isFullWidth: true,
    render: (pass) => (
      <PassAction pass={pass} today={dateOf(now)} isFirst={pass === passToUse(passes, now)} />
    ),
  },
];

/** The user's own passes, used-up and expired ones included. */
export function PassTable() {
  const passes = useListOrLast(myPasses);
  const list = listStateOf(passes);
  const columns = columnsAt(useSeoulNow(), rowsOf(list));
  return (
    <Stack gap="sm">
      <LastListNotice {...passes.notice} />
      <Table
        label="나의 이용권"
        columns={columns}
        items={rowsOf(list)}
        itemId={({ membershipId }) => String(membershipId)}
        state={list}
        emptyText={texts.emptyList}
        emptyAction={<LinkButton href={paths.membership}>{pageTexts.toMembership}</LinkButton>}
        skeletonRows={3}
      />
    </Stack>
  );
}
