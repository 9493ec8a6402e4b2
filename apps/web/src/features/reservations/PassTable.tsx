import { countsDaysOnly, whyNotUsable } from '@fitness/api-contract/rules';
import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Link } from '@fitness/ui/Link';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Table, type TableColumn } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { buyAgainHref } from '../../shared/buying/buying-links.ts';
import { noValue } from '../../shared/format/format.ts';
import { type ListState, rowsOf } from '../../shared/list/list-state.ts';
import { ExpiryDate } from '../../shared/pass/PassCells.tsx';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/texts.ts';
import {
  countdown,
  dayManagementHref,
  isToBuyAgain,
  type Pass,
  reservableFirst,
  sessionsOf,
} from './passes.ts';
import { pageTexts, passLabels, passUnavailableTexts, reservationTexts } from './texts.ts';

// The last day describes the pass, because several passes may have the same plan and trainer.
const expiryId = ({ membershipId }: Pass) => `expiry-${membershipId}`;

type PassActionProps = { pass: Pass; today: string };

/** A link to day management, or a link to buying the plan again above a disabled button with its reason and a link to the history. */
function PassAction({ pass, today }: PassActionProps) {
  const reason = whyNotUsable(pass, today);
  const hiddenName = [pass.promotionName, pass.trainerName].filter(Boolean).join(' ');
  const name = <VisuallyHidden>{` ${hiddenName}`}</VisuallyHidden>;
  const link = { href: dayManagementHref(pass.membershipId), 'aria-describedby': expiryId(pass) };
  const isUnusable = reason === 'expired' || reason === 'usedUp';
  const buyAgain = isToBuyAgain(pass, today) && (
    <LinkButton href={buyAgainHref(pass)} size="sm" variant="secondary" isFullWidth={isUnusable}>
      <span>{pageTexts.buyAgain}</span>
      {name}
    </LinkButton>
  );
  if (isUnusable)
    return (
      <Stack gap="xs">
        {buyAgain}
        <Inline gap="xs" justify="between">
          <Button variant="secondary" size="sm" disabledReason={passUnavailableTexts[reason]}>
            <span>{reservationTexts.reserve}</span>
            {name}
          </Button>
          <Link {...link} variant="muted">
            <span>{pageTexts.history}</span>
            {name}
          </Link>
        </Inline>
      </Stack>
    );
  return (
    <Inline gap="xs">
      <Fill>
        {reason === null ? (
          <LinkButton {...link} size="sm" variant="secondary" isFullWidth>
            <span>{reservationTexts.reserve}</span>
            {name}
          </LinkButton>
        ) : (
          <Button variant="ghost" size="sm" isFullWidth isDisabled>
            <VisuallyHidden>{`${reservationTexts.reserve} ${hiddenName} `}</VisuallyHidden>
            <span>{passUnavailableTexts[reason]}</span>
          </Button>
        )}
      </Fill>
      {buyAgain}
    </Inline>
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
      isPrimary: true,
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
        <span id={expiryId(pass)}>
          <ExpiryDate date={pass.expiredDate} badge={days && <Badge>{days}</Badge>} />
        </span>
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
