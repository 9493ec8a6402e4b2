import { cleanText } from '@fitness/api-contract/clean-text';
import { AuthCard } from '@fitness/ui/AuthCard';
import { Button } from '@fitness/ui/Button';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Show } from '@fitness/ui/layout/Show';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../shared/brand/brand.tsx';
import { pictures } from '../../shared/brand/pictures.ts';
import { isolated } from '../../shared/format/isolated.ts';
import { useSession } from '../../shared/session/session.ts';
import { returnToOf } from '../../shared/session/sign-in-state.ts';
import { signInTexts } from './texts.ts';

type UnlessSignedInProps = {
  title: string;
  /** The label of the button that shows the form all the same. */
  formLabel: string;
  form: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  children: ReactNode;
};

/** The card with the form; for a signed-in user first one that says so, with a link to go on (docs/product.md#sign-in). */
export function UnlessSignedIn({ title, formLabel, form, isBusy, children }: UnlessSignedInProps) {
  const session = useSession();
  const { state } = useLocation();
  const [isFormWanted, setIsFormWanted] = useState(false);
  useEffect(() => {
    if (isFormWanted) form.current?.querySelector('input')?.focus();
  }, [form, isFormWanted]);
  if (session.status !== 'signedIn' || isBusy || isFormWanted)
    return (
      // In the prerendered page not on a device with a session, where it would be replaced.
      <Show on={session.status === 'unread' ? 'unknownUser' : 'screen'}>{children}</Show>
    );
  return (
    <AuthCard
      logo={brand}
      picture={pictures['plate-wide']}
      title={title}
      lead={signInTexts.alreadySignedIn({ nickname: isolated(cleanText(session.nickname)) })}
      footer={
        <Button variant="ghost" onPress={() => setIsFormWanted(true)}>
          {formLabel}
        </Button>
      }
    >
      <LinkButton href={returnToOf(state)} isFullWidth>
        {signInTexts.continue}
      </LinkButton>
    </AuthCard>
  );
}
