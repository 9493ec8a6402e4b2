import { countsDaysOnly, whyNotUsable } from '@fitness/api-contract/rules';
import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { Link } from '@fitness/ui/Link';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Table, type TableColumn } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { buyAgainHref } from '../../lib/buying-links.ts';
import { formatDate, noValue } from '../../lib/format.ts';
import { type ListState, rowsOf } from '../../lib/list/list-state.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/texts.ts';
import { countdown, dayManagementHref, type Pass, reservableFirst, sessionsOf } from './passes.ts';
import { pageTexts, passLabels, passUnavailableTexts, reservationTexts } from './texts.ts';

/** A link to day management; for a pass that cannot be used a link to buying it again, why, and a link to its history. */
function PassAction({ pass, today }: { pass: Pass; today: string }) {
  const reason = whyNotUsable(pass, today);
  const hiddenName = [pass.promotionName, pass.trainerName].filter(Boolean).join(' ');
  const name = <VisuallyHidden>{` ${hiddenName}`}</VisuallyHidden>;
  const href = dayManagementHref(pass.membershipId);
  if (reason === null)
    return (
      <LinkButton href={href} size="sm" variant="secondary" isFullWidth>
        <span>{reservationTexts.reserve}</span>
        {name}
      </LinkButton>
    );
  if (reason === 'noReservationNeeded')
    return (
      <Button variant="ghost" size="sm" isFullWidth isDisabled>
        <VisuallyHidden>{`${reservationTexts.reserve} ${hiddenName} `}</VisuallyHidden>
        <span>{passUnavailableTexts[reason]}</span>
      </Button>
    );
  return (
    <Stack gap="xs">
      <LinkButton href={buyAgainHref(pass)} size="sm" variant="secondary" isFullWidth>
        <span>{pageTexts.buyAgain}</span>
        {name}
      </LinkButton>
      <Inline gap="xs" justify="between">
        <Button variant="secondary" size="sm" disabledReason={passUnavailableTexts[reason]}>
          <span>{reservationTexts.reserve}</span>
          {name}
        </Button>
        <Link href={href} variant="muted">
          <span>{pageTexts.history}</span>
          {name}
        </Link>
      </Inline>
    </Stack>
  );
}

const column = (
  key: keyof typeof passLabels,
  render: TableColumn<Pass>['render'],
): TableColumn<Pass> => ({ id: key, header: passLabels[key], render });

/** The columns of the user's passes on a day in Asia/Seoul. */
function columnsOn(today: string): TableColumn<Pass>[] {
  return [
    {
      ...column('promotionName', ({ promotionName }) => promotionName ?? noValue),
      isRowHeader: true,
    },
    {
      ...column('trainerName', (pass) =>
        countsDaysOnly(pass) ? pass.trainerName : (pass.trainerName ?? noValue),
      ),
      width: 6,
      isBesideHeading: true,
    },
    {
      ...column('remainingSessionCount', (pass) => {
        const sessions = sessionsOf(pass);
        return (
          sessions && (
            <Text as="span" weight="medium" wrap="none">
              {sessions}
            </Text>
          )
        );
      }),
      width: 6,
    },
    column('expiredDate', (pass) => {
      const days = countdown(pass, today);
      return (
        <Inline as="span" gap="xs" rowGap="none">
          <Text as="span" wrap="none">
            {formatDate(pass.expiredDate)}
          </Text>
          {days && <Badge>{days}</Badge>}
        </Inline>
      );
    }),
    {
      id: 'reserve',
      header: '예약',
      width: 15.75,
      isAction: true,
      isFullWidth: true,
      render: (pass) => <PassAction pass={pass} today={today} />,
    },
  ];
}

/** The user's own passes, first those to reserve with; used-up and expired ones included. */
export function PassTable({ list, today }: { list: ListState<Pass>; today: string }) {
  return (
    <Table
      label="나의 이용권"
      columns={columnsOn(today)}
      items={reservableFirst(rowsOf(list), today)}
      itemId={({ membershipId }) => String(membershipId)}
      state={list}
      emptyTitle={pageTexts.noPasses}
      emptyText={texts.emptyList}
      emptyAction={<LinkButton href={paths.membership}>{texts.toPlans}</LinkButton>}
      skeletonRows={3}
    />
  );
}
