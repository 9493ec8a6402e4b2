import { EmptyState } from '@fitness/ui/EmptyState';
import { LinkButton } from '@fitness/ui/LinkButton';
import { paths } from '../../../shared/paths.ts';
import { pageTexts } from '../texts.ts';

/** Stands where a day would be managed when the address names no pass, or none of the person's own. */
export function NoPass({ title }: { title: string }) {
  return (
    <EmptyState
      title={title}
      description={pageTexts.choosePass}
      action={<LinkButton href={paths.reservations}>{pageTexts.backToPromotions}</LinkButton>}
    />
  );
}
