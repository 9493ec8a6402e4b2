import { Badge } from '@fitness/ui/Badge';
import { Link, LinkProvider } from '@fitness/ui/Link';
import { Table } from '@fitness/ui/Table';
import { Unstyled } from '../Unstyled.tsx';
import type { ComponentStatus } from '../../../packages/ui/src/internal/guide.ts';
import { StorybookLink } from '../story-link.tsx';
import { docsIdOf, guides } from './guides.ts';
import { statuses } from './status.ts';

/** The status of a component as a badge. */
export function StatusBadge({ status }: { status: ComponentStatus }) {
  return <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>;
}

/** What each status means. */
export function StatusMeanings() {
  return (
    <ul>
      {Object.values(statuses).map(({ label, tone, meaning }) => (
        <li key={label}>
          <Badge tone={tone}>{label}</Badge> {meaning}
        </li>
      ))}
    </ul>
  );
}

/** Every component with its purpose and its status. */
export function ComponentOverview() {
  return (
    <Unstyled>
      <LinkProvider component={StorybookLink}>
        <Table
          label="컴포넌트"
          columns={[
            {
              id: 'name',
              header: '컴포넌트',
              width: 12,
              isRowHeader: true,
              isPrimary: true,
              render: ([name]) => <Link href={`./?path=/docs/${docsIdOf(name)}`}>{name}</Link>,
            },
            { id: 'purpose', header: '용도', width: 26, render: ([, { purpose }]) => purpose },
            {
              id: 'status',
              header: '상태',
              width: 6,
              render: ([, { status }]) => <StatusBadge status={status} />,
            },
          ]}
          items={[...guides]}
          itemId={([name]) => name}
          state={{ status: 'ready' }}
          emptyText="컴포넌트가 없습니다."
        />
      </LinkProvider>
    </Unstyled>
  );
}
