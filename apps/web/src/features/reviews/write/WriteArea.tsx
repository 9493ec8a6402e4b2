import { Button } from '@fitness/ui/Button';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { useSession } from '../../../shared/session/session.ts';
import { useSignInHere } from '../../../shared/session/use-sign-in-here.ts';
import { texts } from '../../../shared/texts.ts';
import { ReviewForm } from './ReviewForm.tsx';
import * as styles from './ReviewForm.css.ts';
import { reviewRefusals, reviewTexts } from '../texts.ts';

function SignIn({ note }: { note: string }) {
  const signInHere = useSignInHere();
  return (
    <>
      <p className={styles.hint}>{note}</p>
      <div className={styles.action}>
        <Button variant="secondary" onPress={() => void signInHere()}>
          {texts.signIn}
        </Button>
      </div>
    </>
  );
}

/** The form for customers; for everybody else, in its place, why there is none and what to do about it. */
export function WriteArea({ onSent }: { onSent: () => void }) {
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
        <p className={styles.refusal}>{reviewRefusals[refusal]}</p>
        {session.status === 'invalid' && <SignIn note={reviewTexts.invalidNote} />}
        {session.status === 'signedOut' && <SignIn note={reviewTexts.signInNote} />}
      </div>
    </Panel>
  );
}
