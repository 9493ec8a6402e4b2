import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Link, LinkProvider } from '@fitness/ui/Link';
import { Table } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { formatDate } from '@fitness/web/shared/format/format.ts';
import { Unstyled } from '../Unstyled.tsx';
import { guides, docsIdOf, isInitialVersion } from '../component/guides.ts';
import { DocsSection } from '../DocsSection.tsx';
import { StorybookLink } from '../story-link.tsx';
import { allChanges } from './all-changes.ts';

const newest = allChanges[0]?.date ?? '';
const latest = allChanges.filter(({ date }) => date === newest);
const added = latest.filter(({ what }) => isInitialVersion(what));
const changed = Map.groupBy(
  latest.filter(({ what }) => !isInitialVersion(what)),
  ({ name }) => name,
);

function Name({ name }: { name: string }) {
  if (!guides.has(name)) return name;
  return <Link href={`./?path=/docs/${docsIdOf(name)}`}>{name}</Link>;
}

/** The changes of the latest day: of what there was, and what is new. */
export function LatestChanges() {
  return (
    <LinkProvider component={StorybookLink}>
      <Unstyled>
        <Text size="lg" tone="muted">
          {formatDate(newest)}
        </Text>
      </Unstyled>
      {changed.size > 0 && (
        <DocsSection title="달라진 컴포넌트">
          <Table
            label="달라진 컴포넌트"
            columns={[
              {
                key: 'name',
                header: '대상',
                width: 12,
                isRowHeader: true,
                isPrimary: true,
                render: ([name]) => <Name name={name} />,
              },
              {
                key: 'what',
                header: '바뀐 점',
                width: 30,
                render: ([, changes]) => (
                  <Stack gap="xs">
                    {changes.map(({ what }) => (
                      <span key={what}>{what}</span>
                    ))}
                  </Stack>
                ),
              },
            ]}
            rows={[...changed]}
            rowKey={([name]) => name}
            state={{ status: 'ready' }}
            emptyText="달라진 것이 없습니다."
          />
        </DocsSection>
      )}
      {added.length > 0 && (
        <DocsSection title="새 컴포넌트">
          <Inline as="ul" gap="md">
            {added.map(({ name }) => (
              <li key={name}>
                <Name name={name} />
              </li>
            ))}
          </Inline>
        </DocsSection>
      )}
    </LinkProvider>
  );
}
