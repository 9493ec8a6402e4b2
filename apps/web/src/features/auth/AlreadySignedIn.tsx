import { cleanText } from '@fitness/api-contract/clean-text';
import { Link } from '@fitness/ui/Link';
import { Notice } from '@fitness/ui/Notice';
import { useLocation } from 'react-router-dom';
import { isolated } from '../../shared/format/isolated.ts';
import { useSession } from '../../shared/session/session.ts';
import { returnToOf } from '../../shared/session/sign-in-state.ts';
import { signInTexts } from './texts.ts';

/** Shown instead of the form to a signed-in user, with a link to continue (docs/product.md#sign-in). */
export function AlreadySignedIn() {
  const session = useSession();
  const { state } = useLocation();
  if (session.status !== 'signedIn') return null;
  return (
    <Notice tone="info" action={<Link href={returnToOf(state)}>{signInTexts.continue}</Link>}>
      {signInTexts.alreadySignedIn({ nickname: isolated(cleanText(session.nickname)) })}
    </Notice>
  );
}
