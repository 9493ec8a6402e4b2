import { cleanText } from '@fitness/api-contract/clean-text';
import { AuthCard, type AuthCardProps } from '@fitness/ui/AuthCard';
import { Button } from '@fitness/ui/Button';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Show } from '@fitness/ui/layout/Show';
import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../shared/brand/brand.tsx';
import { pictures } from '../../shared/brand/pictures.ts';
import { isolated } from '../../shared/format/isolated.ts';
import { useSession } from '../../shared/session/session.ts';
import { returnToOf } from '../../shared/session/sign-in-state.ts';
import { signInTexts } from './texts.ts';

const look = { logo: brand, picture: pictures['plate-wide'] };

type AuthFormCardProps = Omit<AuthCardProps, keyof typeof look> & {
  ref: RefObject<HTMLFormElement | null>;
  /** The label of the button that shows a signed-in user the form. */
  formLabel: string;
};

/** The card with the form; for a signed-in user first one that says so, with a link to go on (docs/product.md#sign-in). */
export function AuthFormCard({ formLabel, ...card }: AuthFormCardProps) {
  const { title, isPending, ref } = card;
  const session = useSession();
  const { state } = useLocation();
  const [isFormWanted, setIsFormWanted] = useState(false);
  useEffect(() => {
    if (isFormWanted) ref.current?.querySelector('input')?.focus();
  }, [isFormWanted, ref]);
  if (session.status !== 'signedIn' || isPending || isFormWanted)
    return (
      // In the prerendered page not on a device with a session, where it would be replaced.
      <Show on={session.status === 'unread' ? 'unknownUser' : 'screen'}>
        <AuthCard {...look} {...card} />
      </Show>
    );
  return (
    <AuthCard
      {...look}
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
