import { Heading } from '@fitness/ui/Heading';
import { Icon } from '@fitness/ui/Icon';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { Panel } from '@fitness/ui/Panel';
import { Text } from '@fitness/ui/Text';
import { Source } from '@storybook/addon-docs/blocks';
import { Unstyled } from '../Unstyled.tsx';
import type { Guide, GuideEntry } from '../../../packages/ui/src/internal/guide.ts';
import { bullets } from '../docs.css.ts';
import { DocsSection } from '../DocsSection.tsx';
import { EntryTable } from './EntryTable.tsx';
import { importOf } from './library.ts';
import { StatusBadge } from './Status.tsx';
import { statuses } from './status.ts';

/** The names, the purpose, the status and the import of a component. */
export function GuideIntroduction({ name, guide }: { name: string; guide: Guide }) {
  return (
    <Unstyled>
      <Stack as="header" gap="md">
        <Inline gap="md" align="baseline">
          <Heading level={1} size="title">
            {name}
          </Heading>
          <Text as="span" size="lg" color="muted">
            {guide.aliases.join(' · ')}
          </Text>
        </Inline>
        <Text size="lg">{guide.purpose}</Text>
        <Inline gap="sm">
          <StatusBadge status={guide.status} />
          <Text as="span" size="sm" color="muted">
            {statuses[guide.status].meaning}
          </Text>
        </Inline>
        <Source code={importOf(name)} language="tsx" dark />
      </Stack>
    </Unstyled>
  );
}

function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul className={bullets}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

const advices = {
  do: { title: '권장', icon: 'check' },
  dont: { title: '피해야 할 사용', icon: 'close' },
} as const;

function Advice({ kind, items }: { kind: keyof typeof advices; items: readonly string[] }) {
  const { title, icon } = advices[kind];
  return (
    <Panel as="div">
      <Stack gap="sm">
        <Heading level={3}>
          <Text as="span" color={kind === 'do' ? 'success' : 'danger'}>
            <Icon name={icon} />
          </Text>{' '}
          {title}
        </Heading>
        <Bullets items={items} />
      </Stack>
    </Panel>
  );
}

/** When to use a component, and when another one is better. */
export function DoAndDont({ guide }: { guide: Guide }) {
  return (
    <DocsSection title="사용 기준">
      <Tiles columns={{ phone: 1, tablet: 2 }} gap="md">
        <Advice kind="do" items={guide.whenToUse} />
        <Advice kind="dont" items={guide.whenNotToUse} />
      </Tiles>
    </DocsSection>
  );
}

function EntrySection({
  title,
  columns,
  entries,
}: {
  title: string;
  columns: readonly [string, string];
  entries: readonly GuideEntry[];
}) {
  return (
    entries.length > 0 && (
      <DocsSection title={title}>
        <EntryTable label={title} columns={columns} entries={entries} />
      </DocsSection>
    )
  );
}

/** The anatomy, keys and writing rules of a component. */
export function GuideDetails({ guide }: { guide: Guide }) {
  return (
    <>
      <EntrySection title="구성" columns={['요소', '설명']} entries={guide.anatomy} />
      <EntrySection title="키보드 조작" columns={['키', '동작']} entries={guide.keyboard} />
      {guide.writing.length > 0 && (
        <DocsSection title="문구 작성">
          <Bullets items={guide.writing} />
        </DocsSection>
      )}
    </>
  );
}
