import { Tiles } from '@fitness/ui/layout/Tiles';
import { Panel } from '@fitness/ui/Panel';
import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import type { Guide, GuideEntry } from '../../../packages/ui/src/internal/guide.ts';
import { bullets } from '../docs.css.ts';

function Sentences({ items }: { items: readonly string[] }) {
  return (
    <ul className={bullets}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** When to use a component, and when another one is better. */
export function GuideUse({ guide }: { guide: Guide }) {
  return (
    <>
      <Heading>사용 기준</Heading>
      <Unstyled>
        <Tiles columns={{ phone: 1, tablet: 2 }} gap="md">
          <Panel title="권장" level={3}>
            <Sentences items={guide.whenToUse} />
          </Panel>
          <Panel title="피해야 할 사용" level={3}>
            <Sentences items={guide.whenNotToUse} />
          </Panel>
        </Tiles>
      </Unstyled>
    </>
  );
}

function Entries({
  title,
  entries,
}: {
  title: string;
  entries: readonly GuideEntry[] | undefined;
}) {
  return (
    entries && (
      <>
        <Heading>{title}</Heading>
        <table>
          <tbody>
            {entries.map(([term, description]) => (
              <tr key={term + description}>
                <th scope="row">{term}</th>
                <td>{description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    )
  );
}

/** The anatomy, the keys and the writing rules of a component. */
export function GuideDetails({ guide }: { guide: Guide }) {
  return (
    <>
      <Entries title="구성" entries={guide.anatomy} />
      <Entries title="키보드 조작" entries={guide.keyboard} />
      {guide.writing && (
        <>
          <Heading>문구 작성</Heading>
          <Sentences items={guide.writing} />
        </>
      )}
    </>
  );
}
