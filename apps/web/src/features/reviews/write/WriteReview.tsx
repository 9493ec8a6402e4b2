import { Button } from '@fitness/ui/Button';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { useSession } from '../../../shared/session/session.ts';
import { useRedirectToSignIn } from '../../../shared/session/use-redirect-to-sign-in.ts';
import { texts } from '../../../shared/texts.ts';
import { ReviewForm } from './ReviewForm.tsx';
import * as styles from './ReviewForm.css.ts';
import { reviewProblems, reviewTexts } from '../texts.ts';

function SignIn({ note }: { note: string }) {
  const redirectToSignIn = useRedirectToSignIn();
  return (
    <>
      <p className={styles.hint}>{note}</p>
      <div className={styles.action}>
        <Button variant="secondary" onPress={() => void redirectToSignIn()}>
          {texts.signIn}
        </Button>
      </div>
    </>
  );
}

/** The form for customers; for other users the reason why there is none. */
export function WriteReview({ onSent }: { onSent: () => void }) {
  const session = useSession();
  if (session.status === 'unread') {
    return (
      <SkeletonGroup>
        <Skeleton variant="block" height="card" />
      </SkeletonGroup>
    );
  }
  if (session.status === 'signedIn' && session.role === 'customer') {
    return <ReviewForm key={session.userId} userId={session.userId} onSent={onSent} />;
  }
  const refusal = session.status === 'invalid' ? 'invalidToken' : 'notCustomer';
  return (
    <Panel title={reviewTexts.write}>
      <div className={styles.note}>
        <p className={styles.refusal}>{reviewProblems[refusal]}</p>
        {session.status === 'invalid' && <SignIn note={reviewTexts.invalidNote} />}
        {session.status === 'signedOut' && <SignIn note={reviewTexts.signInNote} />}
      </div>
    </Panel>
  );
}
