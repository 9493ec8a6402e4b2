import { whyNotUsable } from '@fitness/api-contract/rules';
import { Button } from '@fitness/ui/Button';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Link } from '@fitness/ui/Link';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Text } from '@fitness/ui/Text';
import { Table, type TableColumn } from '@fitness/ui/Table';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { buyAgainHref } from '../../../shared/buying/buying-links.ts';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { noValue } from '../../../shared/format/format.ts';
import { type ListState, rowsOf } from '../../../shared/list/list-state.ts';
import { paths } from '../../../shared/paths.ts';
import { texts } from '../../../shared/texts.ts';
import { dayManagementHref } from '../day/day-params.ts';
import {
  pageTexts,
  passLabels,
  passUnavailableTexts,
  renewalTexts,
  reservationTexts,
} from '../texts.ts';
import { paceOf, paceText } from './pace.ts';
import { addedByNew, isToBuyAgain } from './renewal.ts';
import { ListedExpiry, SessionsFigure } from './ReservablePassCells.tsx';
import { passToUse } from './pass-to-use.ts';
import type { Pass } from './passes.ts';

// The last day describes the pass, because several passes may have the same plan and trainer.
const expiryId = ({ membershipId }: Pass) => `expiry-${membershipId}`;

type PassActionProps = { pass: Pass; today: string; isFirst: boolean; isFirstToBuy: boolean };

/** A link to day management, or a disabled button with its reason; and links to the history and to buying the plan again. */
function PassAction({ pass, today, isFirst, isFirstToBuy }: PassActionProps) {
  const reason = whyNotUsable(pass, today);
  const hiddenName = [pass.promotionName, pass.trainerName].filter(Boolean).join(' ');
  const name = <VisuallyHidden>{` ${hiddenName}`}</VisuallyHidden>;
  const link = { href: dayManagementHref(pass.membershipId), 'aria-describedby': expiryId(pass) };
  const added = addedByNew(pass);
  const buyAgain = isToBuyAgain(pass, today) && (
    <LinkButton
      href={buyAgainHref(pass)}
      size="sm"
      variant={isFirstToBuy ? 'primary' : reason === null ? 'ghost' : 'secondary'}
      isFullWidth
    >
      <span>{renewalTexts.buyAgain}</span>
      {name}
      {added !== null && <span>{` (${added})`}</span>}
    </LinkButton>
  );
  if (reason === null)
    return (
      <Stack gap="xs">
        <LinkButton {...link} size="sm" variant={isFirst ? 'primary' : 'secondary'} isFullWidth>
          <span>{reservationTexts.reserve}</span>
          {name}
        </LinkButton>
        {buyAgain}
      </Stack>
    );
  if (reason === 'noReservationNeeded')
    return (
      <Stack gap="xs">
        <Button variant="secondary" size="sm" isFullWidth isDisabled>
          <VisuallyHidden>{`${reservationTexts.reserve} ${hiddenName} `}</VisuallyHidden>
          <span>{passUnavailableTexts[reason]}</span>
        </Button>
        {buyAgain}
      </Stack>
    );
  return (
    <Stack gap="xs">
      <Inline gap="md" rowGap="none">
        <Button variant="secondary" size="sm" disabledReason={passUnavailableTexts[reason]}>
          <span>{reservationTexts.reserve}</span>
          {name}
        </Button>
        <Link {...link} variant="muted">
          <span>{pageTexts.history}</span>
          {name}
        </Link>
      </Inline>
      {buyAgain}
    </Stack>
  );
}

/** Whether the sessions left can be used by the last day. */
function PassPace({ pass, now }: { pass: Pass; now: string }) {
  const pace = paceOf(pass, now);
  if (pace === null) return null;
  const isUrgent = pace.kind === 'impossible';
  return (
    <Text as="span" size="sm" color={isUrgent ? 'warning' : 'muted'}>
      {paceText(pace)}
    </Text>
  );
}

const column = (
  key: keyof typeof passLabels,
  render: TableColumn<Pass>['render'],
): TableColumn<Pass> => ({ id: key, header: passLabels[key], render });

/** The columns of the user's passes at a minute in Asia/Seoul; one pass has the primary button: the one to use first, or to buy again. */
function columnsAt(now: string, passes: readonly Pass[]): TableColumn<Pass>[] {
  const today = dateOf(now);
  const first = passToUse(passes, now);
  const firstToBuy = first ? undefined : passes.find((pass) => isToBuyAgain(pass, today));
  return [
    {
      ...column('promotionName', ({ promotionName }) => promotionName ?? noValue),
      isRowHeader: true,
      isPrimary: true,
    },
    {
      ...column('trainerName', ({ trainerName }) => trainerName ?? noValue),
      cardPlace: 'subtitle',
    },
    {
      ...column('remainingSessionCount', (pass) => <SessionsFigure pass={pass} />),
      cardPlace: 'figure',
    },
    column('expiredDate', (pass) => (
      <Stack as="span" align="end">
        <span id={expiryId(pass)}>
          <ListedExpiry pass={pass} passes={passes} now={now} />
        </span>
        <PassPace pass={pass} now={now} />
      </Stack>
    )),
    {
      id: 'reserve',
      header: '예약',
      isAction: true,
      isFullWidth: true,
      render: (pass) => (
        <PassAction
          pass={pass}
          today={today}
          isFirst={pass === first}
          isFirstToBuy={pass === firstToBuy}
        />
      ),
    },
  ];
}

/** The user's own passes as cards, used-up and expired ones included. */
export function PassTable({ list, now }: { list: ListState<Pass>; now: string }) {
  const passes = rowsOf(list);
  return (
    <Table
      label="나의 이용권"
      columns={columnsAt(now, passes)}
      items={passes}
      itemId={({ membershipId }) => String(membershipId)}
      state={list}
      emptyTitle={pageTexts.noPasses}
      emptyText={texts.emptyList}
      emptyAction={<LinkButton href={paths.membership}>{texts.toPlans}</LinkButton>}
      skeletonRows={3}
      wide="cards"
    />
  );
}
