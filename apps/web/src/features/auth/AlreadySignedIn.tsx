import { cleanText } from '@fitness/api-contract/clean-text';
import { Link } from '@fitness/ui/Link';
import { ReservedSpace } from '@fitness/ui/layout/ReservedSpace';
import { Show } from '@fitness/ui/layout/Show';
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
  const noticeOf = (nickname: string) => (
    <Notice tone="info" action={<Link href={returnToOf(state)}>{signInTexts.continue}</Link>}>
      {signInTexts.alreadySignedIn({ nickname: isolated(cleanText(nickname)) })}
    </Notice>
  );
  // In the prerendered page only the space of the notice, on a device with a session.
  if (session.status === 'unread')
    return (
      <Show on="knownUser">
        <ReservedSpace sample={noticeOf(signInTexts.sampleNickname)}>{null}</ReservedSpace>
      </Show>
    );
  return session.status === 'signedIn' ? noticeOf(session.nickname) : null;
}
