import { EmptyState } from '@fitness/ui/EmptyState';
import { LinkButton } from '@fitness/ui/LinkButton';
import { paths } from '../../../shared/paths.ts';
import { pageTexts } from '../texts.ts';

/** Says that the URL contains no pass of the user, with a link to the passes. */
export function NoPass({ title }: { title: string }) {
  return (
    <EmptyState
      title={title}
      description={pageTexts.selectPass}
      action={<LinkButton href={paths.reservations}>{pageTexts.backToPromotions}</LinkButton>}
    />
  );
}
