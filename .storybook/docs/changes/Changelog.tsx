import type { Entry } from '../../../packages/ui/src/internal/guide.ts';
import { guides } from '../component/guides.ts';
import { otherChanges } from './other-changes.ts';

const components = [...guides]
  .map(([name, { changes }]): [string, readonly Entry[]] => [name, changes])
  .sort(([a], [b]) => a.localeCompare(b));
const everything = [...Object.entries(otherChanges), ...components];

/** Everything that changed, by component. */
export function AllChanges() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">무엇</th>
          <th scope="col">날짜</th>
          <th scope="col">바뀐 것</th>
        </tr>
      </thead>
      <tbody>
        {everything.flatMap(([name, changes]) =>
          changes.map(([date, what]) => (
            <tr key={`${name} ${date} ${what}`}>
              <th scope="row">{name}</th>
              <td>{date}</td>
              <td>{what}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

/** What changed on the newest day that anything did; first versions of components are summed up in one line. */
export function LatestChanges() {
  const newest = everything
    .flatMap(([, changes]) => changes.map(([date]) => date))
    .sort()
    .at(-1);
  const latest = everything.flatMap(([name, changes]) =>
    changes.filter(([date]) => date === newest).map(([, what]) => ({ name, what })),
  );
  const isFirst = ({ what }: { what: string }) => what === '처음 만들었습니다.';
  return (
    <>
      <p>{newest}</p>
      <ul>
        {latest
          .filter((change) => !isFirst(change))
          .map(({ name, what }) => (
            <li key={`${name} ${what}`}>
              <strong>{name}</strong> {what}
            </li>
          ))}
        <li>
          처음 나온 컴포넌트:{' '}
          {latest
            .filter(isFirst)
            .map(({ name }) => name)
            .join(', ')}
        </li>
      </ul>
    </>
  );
}
