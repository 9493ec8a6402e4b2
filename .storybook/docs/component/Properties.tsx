import { Badge } from '@fitness/ui/Badge';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Table } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { useOf } from '@storybook/addon-docs/blocks';
import type { Guide } from '../../../packages/ui/src/internal/guide.ts';
import * as styles from '../docs.css.ts';
import { DocsSection } from '../DocsSection.tsx';
import { describeProperty, type Property } from './describe-property.ts';

function Name({ name, isRequired }: Property) {
  return (
    <Inline gap="xs">
      <code>{name}</code>
      {isRequired && <Badge>필수</Badge>}
    </Inline>
  );
}

function Values({ values, kind, defaultValue }: Property) {
  return (
    <Stack gap="xxs">
      {values.length > 0 ? (
        <Inline gap="xs">
          {values.map((value) => (
            <code key={value} className={styles.value}>
              {value}
            </code>
          ))}
        </Inline>
      ) : (
        <span>{kind}</span>
      )}
      {defaultValue !== undefined && (
        <Text size="sm" color="muted">
          기본값 <code className={styles.value}>{defaultValue}</code>
        </Text>
      )}
    </Stack>
  );
}

/** The properties of a component, as its guide describes them. */
export function Properties({ guide }: { guide: Guide }) {
  const { argTypes } = useOf('meta', ['meta']).preparedMeta;
  return (
    <DocsSection title="속성">
      <Table
        label="속성"
        columns={[
          {
            id: 'name',
            header: '이름',
            width: 11,
            isRowHeader: true,
            render: Name,
          },
          {
            id: 'description',
            header: '설명',
            width: 20,
            render: ({ description }) => description,
          },
          { id: 'values', header: '값', width: 13, render: Values },
        ]}
        items={Object.keys(guide.props).map((name) =>
          describeProperty(name, guide, argTypes[name]),
        )}
        itemId={({ name }) => name}
        state={{ status: 'ready' }}
        emptyText=""
      />
    </DocsSection>
  );
}
