import type { GuideEntry } from '../../../packages/ui/src/internal/guide.ts';
import { changelogOf, guides, isInitialVersion } from '../component/guides.ts';
import { otherChanges } from './other-changes.ts';

const components = [...guides]
  .map(([name, guide]): [string, readonly GuideEntry[]] => [name, changelogOf(guide)])
  .sort(([a], [b]) => a.localeCompare(b));
const allChanges = [...Object.entries(otherChanges), ...components];

/** Every change, by component. */
export function Changelog() {
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
        {allChanges.flatMap(([name, changes]) =>
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

/** The changes of the latest day; initial versions of components share one line. */
export function LatestChanges() {
  const newest = allChanges
    .flatMap(([, changes]) => changes.map(([date]) => date))
    .sort()
    .at(-1);
  const latest = allChanges.flatMap(([name, changes]) =>
    changes.filter(([date]) => date === newest).map(([, what]) => ({ name, what })),
  );
  return (
    <>
      <p>{newest}</p>
      <ul>
        {latest
          .filter(({ what }) => !isInitialVersion(what))
          .map(({ name, what }) => (
            <li key={`${name} ${what}`}>
              <strong>{name}</strong> {what}
            </li>
          ))}
        <li>
          처음 나온 컴포넌트:{' '}
          {latest
            .filter(({ what }) => isInitialVersion(what))
            .map(({ name }) => name)
            .join(', ')}
        </li>
      </ul>
    </>
  );
}
