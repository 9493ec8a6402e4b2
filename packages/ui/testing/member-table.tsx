import { Inline } from '../src/layout/Inline/index.ts';
import { Badge } from '../src/components/Badge/index.ts';
import { Button } from '../src/components/Button/index.ts';
import { Select } from '../src/components/Select/index.ts';
import type { TableColumn } from '../src/components/Table/index.ts';

/** A row of the tables in stories. */
export interface Member {
  name: string;
  phone: string;
  promotion: string;
  sessions: number;
  expires: string;
}

const member = (
  name: string,
  phone: string,
  promotion: string,
  sessions: number,
  expires: string,
): Member => ({ name, phone, promotion, sessions, expires });

/** Rows of the tables in stories. */
export const members = [
  member('김하늘', '010-2345-6789', 'PT 24회', 17, '2027. 3. 2.'),
  member('박서준', '010-3456-7890', '필라테스 12회', 2, '2026. 11. 28.'),
  member('이도현', '010-4567-8901', '헬스 6개월', 0, '2026. 10. 31.'),
];

/** Columns of the tables in stories. */
export const memberColumns: TableColumn<Member>[] = [
  { id: 'name', header: '이름', render: ({ name }) => name, isRowHeader: true },
  { id: 'phone', header: '연락처', render: ({ phone }) => phone, isUnwrapped: true },
  { id: 'promotion', header: '이용권', render: ({ promotion }) => <Badge>{promotion}</Badge> },
  { id: 'sessions', header: '남은 횟수', render: ({ sessions }) => `${sessions}회`, align: 'end' },
  { id: 'expires', header: '만료일', render: ({ expires }) => expires, align: 'end' },
];

/** A column of controls whose labels repeat in each row. */
export const roleColumn: TableColumn<Member> = {
  id: 'role',
  header: '권한',
  width: 13,
  isAction: true,
  render: (_, rowHeaderId) => (
    <Inline gap="xs" isUnwrapped>
      <Select
        label="권한"
        isLabelHidden
        size="sm"
        value="customer"
        items={[{ id: 'customer', label: '고객' }]}
        onChange={() => undefined}
        aria-describedby={rowHeaderId}
      />
      <Button size="sm" variant="secondary" aria-describedby={rowHeaderId}>
        저장
      </Button>
    </Inline>
  ),
};

/** The columns of rows that are folded on phones. */
export const foldedColumns: TableColumn<Member>[] = memberColumns.map((column) => {
  const places = { promotion: 'below', sessions: 'end', expires: 'belowEnd' } as const;
  const foldedPlace = Object.entries(places).find(([key]) => key === column.id)?.[1];
  return { ...column, foldedPlace };
});
