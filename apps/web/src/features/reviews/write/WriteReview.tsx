import { Button } from '@fitness/ui/Button';
import { Stack } from '@fitness/ui/layout/Stack';
import { Panel } from '@fitness/ui/Panel';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Text } from '@fitness/ui/Text';
import { useSession } from '../../../shared/session/session.ts';
import { useRedirectToSignIn } from '../../../shared/session/use-redirect-to-sign-in.ts';
import { texts } from '../../../shared/texts.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { reviewProblems, reviewTexts } from '../texts.ts';

function SignIn({ note }: { note: string }) {
  const redirectToSignIn = useRedirectToSignIn();
  return (
    <>
      <Text size="sm" color="muted">
        {note}
      </Text>
      <Button variant="secondary" onPress={() => void redirectToSignIn()}>
        {texts.signIn}
      </Button>
    </>
  );
}

/** The form for customers; for other users, why they cannot write a review. */
export function WriteReview({ onSent }: { onSent: () => void }) {
  const session = useSession();
  if (session.status === 'unread') {
    return (
      <Panel title={reviewTexts.write}>
        <SkeletonGroup>
          <Stack gap="sm" align="start">
            <Text weight="medium">
              <Skeleton sampleText={reviewProblems.notCustomer} />
            </Text>
            <Text size="sm">
              <Skeleton sampleText={reviewTexts.signInNote} />
            </Text>
            <Skeleton variant="block" />
          </Stack>
        </SkeletonGroup>
      </Panel>
    );
  }
  if (session.status === 'signedIn' && session.role === 'customer') {
    return <ReviewForm key={session.userId} userId={session.userId} onSent={onSent} />;
  }
  const refusal = session.status === 'invalid' ? 'invalidToken' : 'notCustomer';
  return (
    <Panel title={reviewTexts.write}>
      <Stack gap="sm" align="start">
        <Text weight="medium">{reviewProblems[refusal]}</Text>
        {session.status === 'invalid' && <SignIn note={reviewTexts.invalidNote} />}
        {session.status === 'signedOut' && <SignIn note={reviewTexts.signInNote} />}
      </Stack>
    </Panel>
  );
}
