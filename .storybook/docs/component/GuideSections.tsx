import { Heading } from '@storybook/addon-docs/blocks';
import type { Guide, GuideEntry } from '../../../packages/ui/src/internal/guide.ts';
import { changelogOf } from './guides.ts';
import { StatusBadge } from './Status.tsx';
import { statuses } from './status.ts';

function BulletList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    items.length > 0 && (
      <>
        <Heading>{title}</Heading>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </>
    )
  );
}

function EntryTable({
  title,
  columns,
  entries,
  emptyText,
}: {
  title: string;
  columns: readonly [string, string];
  entries: readonly GuideEntry[];
  emptyText?: string;
}) {
  return (
    <>
      <Heading>{title}</Heading>
      {entries.length === 0 ? (
        <p>{emptyText}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map(([term, description]) => (
              <tr key={`${term} ${description}`}>
                <th scope="row">{term}</th>
                <td>{description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** The status and the purpose of a component. */
export function GuideIntroduction({ guide }: { guide: Guide }) {
  return (
    <>
      <p>
        <StatusBadge status={guide.status} /> {statuses[guide.status].meaning}
      </p>
      <p>{guide.purpose}</p>
    </>
  );
}

/** The usage, anatomy, keys and writing rules of a component. */
export function GuideDetails({ guide }: { guide: Guide }) {
  return (
    <>
      <BulletList title="이럴 때 씁니다" items={guide.whenToUse} />
      <BulletList title="이럴 때는 쓰지 않습니다" items={guide.whenNotToUse} />
      <EntryTable title="구성" columns={['부분', '하는 일']} entries={guide.anatomy} />
      <EntryTable
        title="키보드"
        columns={['키', '일어나는 일']}
        entries={guide.keyboard}
        emptyText="조작할 것이 없습니다."
      />
      <BulletList title="글쓰기" items={guide.writing} />
    </>
  );
}

/** The changelog of a component. */
export function GuideChanges({ guide }: { guide: Guide }) {
  return (
    <EntryTable title="변경 기록" columns={['날짜', '바뀐 것']} entries={changelogOf(guide)} />
  );
}
