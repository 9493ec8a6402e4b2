import { Badge } from '@fitness/ui/Badge';
import type { ComponentStatus } from '../../../packages/ui/src/internal/guide.ts';
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
