import type { TableColumn } from '@fitness/ui/Table';
import { formatPhone, noValue } from '../../shared/format/format.ts';
import { PassExpiry, SessionCount } from '../../shared/pass/PassCells.tsx';
import type { Member } from './members.ts';

/** The columns of the list (docs/product.md#labels) on a date in Asia/Seoul. */
export function columnsOn(today: string): TableColumn<Member & { key: string }>[] {
  return [
    {
      key: 'nickName',
      width: 5.5,
      header: '이름',
      isRowHeader: true,
      isPrimary: true,
      render: ({ nickName }) => nickName ?? noValue,
    },
    {
      key: 'ph',
      width: 10,
      header: '연락처',
      isUnwrapped: true,
      render: ({ ph }) => formatPhone(ph),
    },
    {
      key: 'promotionName',
      width: 7,
      header: '이용권',
      render: ({ promotionName }) => promotionName ?? noValue,
    },
    {
      key: 'promotionSessionCount',
      width: 6.5,
      header: '남은 횟수',
      align: 'end',
      render: (member) => <SessionCount pass={member} />,
    },
    {
      key: 'expiredDate',
      width: 15,
      header: '만료일',
      render: (member) => <PassExpiry pass={member} today={today} />,
    },
  ];
}
