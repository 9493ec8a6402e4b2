import { Link } from '@fitness/ui/Link';
import { useSession } from '../../shared/session/session.ts';
import * as styles from './auth.css.ts';
import { signInTexts } from './texts.ts';

/** Tells somebody who opens sign-in that they are signed in already, with the way on; the form stays for another account. */
export function AlreadySignedIn({ returnTo }: { returnTo: string }) {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <div className={styles.notice}>
      <p>{signInTexts.alreadySignedIn({ nickname: session.nickname })}</p>
      <Link href={returnTo}>{signInTexts.continue}</Link>
    </div>
  );
}
