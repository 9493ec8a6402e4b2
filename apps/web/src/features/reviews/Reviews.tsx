import { Button } from '@fitness/ui/Button';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { Panel } from '@fitness/ui/Panel';
import { Text } from '@fitness/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { lazyComponent } from '../../shared/lazy-component.ts';
import { listStateOf } from '../../shared/list/list-state.ts';
import { useSession } from '../../shared/session/session.ts';
import { useRedirectToSignIn } from '../../shared/session/use-redirect-to-sign-in.ts';
import { texts } from '../../shared/texts.ts';
import { pageParam } from '../../shared/url/params.ts';
import { useSearchParamsState } from '../../shared/url/use-search-params-state.ts';
import { useShortWait } from '../../shared/use-short-wait.ts';
import { AllReviews } from './AllReviews.tsx';
import { reviewList } from './api.ts';
import { ReviewSummary } from './ReviewSummary.tsx';
import { reviewProblems, reviewTexts } from './texts.ts';

/** Lazy, because only customers have the form. */
export const ReviewForm = lazyComponent(() => import('./ReviewForm.tsx'), 'ReviewForm');

/** Why a user who is no customer cannot write a review; staff have nothing to do about it. */
function WritingRefused() {
  const { status } = useSession();
  const redirectToSignIn = useRedirectToSignIn();
  if (status === 'signedIn')
    return (
      <Text size="sm" color="muted">
        {reviewProblems.notCustomer}
      </Text>
    );
  return (
    <Panel title={reviewTexts.write}>
      <Stack gap="sm" align="start">
        <Text weight="medium">
          {status === 'invalid' ? reviewProblems.invalidToken : reviewProblems.notCustomer}
        </Text>
        <Button variant="secondary" onPress={() => void redirectToSignIn()}>
          {texts.signIn}
        </Button>
      </Stack>
    </Panel>
  );
}

const reviewParams = { page: pageParam };

/** The average, all reviews, and for customers the form, for others why they cannot write one (docs/product.md#reviews). */
export function Reviews() {
  const session = useSession();
  const state = listStateOf(useQuery(reviewList()));
  // What stands below the list would move when it arrives.
  const isHeldBack = useShortWait(state.status === 'loading');
  const [{ page }, setParams] = useSearchParamsState(reviewParams);
  const showNewest = () => {
    if (page !== 1) setParams({ page: 1 });
  };
  return (
    <Split columns="xl:fill">
      <SectionBoundary emptyText={reviewTexts.empty}>
        <ReviewSummary state={state} />
      </SectionBoundary>
      <SectionBoundary emptyText={reviewTexts.empty}>
        <AllReviews state={state} page={page} onPageChange={(next) => setParams({ page: next })} />
      </SectionBoundary>
      {session.status !== 'unread' &&
        !isHeldBack &&
        (session.role === 'customer' ? (
          <ReviewForm key={session.userId} userId={session.userId} onSent={showNewest} />
        ) : (
          <WritingRefused />
        ))}
    </Split>
  );
}
