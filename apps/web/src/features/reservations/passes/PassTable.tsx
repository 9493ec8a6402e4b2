import { LinkButton } from '@fitness/ui/LinkButton';
import { Table, type TableColumn } from '@fitness/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { noValue } from '../../../shared/format/format.ts';
import { listStateOf } from '../../../shared/list/list-state.ts';
import { paths } from '../../../shared/paths.ts';
import { texts } from '../../../shared/texts.ts';
import { useSeoulNow } from '../../../shared/dates/use-seoul-now.ts';
import { myPasses } from '../api.ts';
import { Expiry } from './Expiry.tsx';
import { PassAction } from './PassAction.tsx';
import type { Pass } from './passes.ts';
import { RemainingSessions } from './RemainingSessions.tsx';
import { pageTexts, passLabels } from '../texts.ts';

const columnsOn = (today: string): TableColumn<Pass>[] => [
  {
    key: 'promotionName',
    width: 8.75,
    header: passLabels.promotionName,
    isRowHeader: true,
    isPrimary: true,
    render: ({ promotionName }) => promotionName ?? noValue,
  },
  {
    key: 'trainerName',
    width: 5.5,
    header: passLabels.trainerName,
    render: ({ trainerName }) => trainerName ?? noValue,
  },
  {
    key: 'remainingSessionCount',
    width: 9.5,
    header: passLabels.remainingSessionCount,
    render: (pass) => <RemainingSessions pass={pass} />,
  },
  {
    key: 'expiredDate',
    width: 10,
    header: passLabels.expiredDate,
    render: (pass) => <Expiry pass={pass} today={today} />,
  },
  {
    key: 'reserve',
    width: 11,
    header: '예약',
    render: (pass) => <PassAction pass={pass} today={today} />,
  },
];

/** The user's own passes, used-up and expired ones included. */
export function PassTable() {
  const list = listStateOf(useQuery(myPasses()));
  const columns = columnsOn(dateOf(useSeoulNow()));
  return (
    <Table
      label="나의 이용권"
      columns={columns}
      rows={list.status === 'ready' ? list.rows : []}
      rowKey={({ membershipId }) => String(membershipId)}
      state={list}
      emptyText={texts.emptyList}
      emptyAction={<LinkButton href={paths.membership}>{pageTexts.toMembership}</LinkButton>}
      skeletonRows={3}
    />
  );
}
