import type { ListState } from '../../shared/list-state.ts';
import { Panel } from '../../shared/Panel.tsx';
import { InsteadOfReviews } from './InsteadOfReviews.tsx';
import { PagedReviews } from './PagedReviews.tsx';
import type { Review } from './ratings.ts';
import { reviewTexts } from './texts.ts';

export interface AllReviewsProps {
  state: ListState<Review>;
  /** The page that the address names, as it stands there. */
  wanted: string | null;
  onPageChange: (page: number) => void;
}

/** The reviews of one page and the way to the others, or what there is to say instead of them. */
export const AllReviews = ({ state, wanted, onPageChange }: AllReviewsProps) => {
  if (state.status === 'ready' && state.rows.length > 0) {
    return <PagedReviews reviews={state.rows} wanted={wanted} onPageChange={onPageChange} />;
  }
  return (
    <Panel title={reviewTexts.list}>
      <InsteadOfReviews state={state} />
    </Panel>
  );
};
