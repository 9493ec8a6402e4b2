import { Badge } from '@fitness/ui/Badge';
import type { ComponentStatus } from '../../../packages/ui/src/internal/guide.ts';
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

/** Every component with its status and its purpose. */
export function ComponentOverview() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">컴포넌트</th>
          <th scope="col">상태</th>
          <th scope="col">쓰임</th>
        </tr>
      </thead>
      <tbody>
        {[...guides].map(([name, { status, purpose }]) => (
          <tr key={name}>
            <th scope="row">
              <a href={`./?path=/docs/${docsIdOf(name)}`} target="_top">
                {name}
              </a>
            </th>
            <td>
              <StatusBadge status={status} />
            </td>
            <td>{purpose}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
