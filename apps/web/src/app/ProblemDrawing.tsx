import { EmptyDrawing } from '@fitness/ui/EmptyState';

/** Loaded with a Problem only, so that the first page does not load it. */
export function ProblemDrawing() {
  return <EmptyDrawing name="rack" />;
}
