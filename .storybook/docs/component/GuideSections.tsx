import { Heading } from '@storybook/addon-docs/blocks';
import type { Entry, Guide } from '../../../packages/ui/src/internal/guide.ts';

function List({ title, items }: { title: string; items: readonly string[] }) {
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

function Entries({
  title,
  columns,
  entries,
  none,
}: {
  title: string;
  columns: readonly [string, string];
  entries: readonly Entry[];
  none?: string;
}) {
  return (
    <>
      <Heading>{title}</Heading>
      {entries.length === 0 ? (
        <p>{none}</p>
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
            {entries.map(([name, meaning]) => (
              <tr key={`${name} ${meaning}`}>
                <th scope="row">{name}</th>
                <td>{meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** What a component is for, before anything of it is shown. */
export function GuideIntroduction({ guide }: { guide: Guide }) {
  return (
    <>
      <p>
        <strong>{guide.status}</strong> —{' '}
        {guide.status === '안정'
          ? '바뀌면 아래의 변경 기록에 적습니다.'
          : '예고 없이 바뀔 수 있습니다.'}
      </p>
      <p>{guide.purpose}</p>
    </>
  );
}

/** How a component is used, put together and written. */
export function GuideDetails({ guide }: { guide: Guide }) {
  return (
    <>
      <List title="이럴 때 씁니다" items={guide.use} />
      <List title="이럴 때는 쓰지 않습니다" items={guide.avoid} />
      <Entries title="구성" columns={['부분', '하는 일']} entries={guide.anatomy} />
      <Entries
        title="키보드"
        columns={['키', '일어나는 일']}
        entries={guide.keyboard}
        none="조작할 것이 없습니다."
      />
      <List title="글쓰기" items={guide.writing} />
    </>
  );
}

/** What changed about a component, newest first. */
export function GuideChanges({ guide }: { guide: Guide }) {
  return <Entries title="변경 기록" columns={['날짜', '바뀐 것']} entries={guide.changes} />;
}
