import { Button } from '@fitness/ui/Button';
import { EmptyState } from '@fitness/ui/EmptyState';
import { Link } from '@fitness/ui/Link';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Notice } from '@fitness/ui/Notice';
import { Text } from '@fitness/ui/Text';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { useSession } from '../../../../shared/session/session.ts';
import { useRedirectToSignIn } from '../../../../shared/session/use-redirect-to-sign-in.ts';
import { texts as shared } from '../../../../shared/texts.ts';
import { texts } from '../../texts.ts';
import { isTrainerRestoredBySignIn } from './trainer-state.ts';
import { useDisabledReason } from '../use-disabled-reason.tsx';

export function ChosenTrainer({ name }: { name: string }) {
  return (
    <Notice action={<Link href={paths.selectTrainer}>트레이너 변경</Link>}>
      담당 트레이너{' '}
      <Text as="strong" size="lg" tone="default">
        {name}
      </Text>
    </Notice>
  );
}

/** Replaces the PT plans while no trainer is chosen. */
export function MissingTrainer() {
  const { state } = useLocation();
  const session = useSession();
  const redirectToSignIn = useRedirectToSignIn();
  const disabledReason = useDisabledReason();
  if (isTrainerRestoredBySignIn(state, session))
    return (
      <EmptyState
        title={texts.ptInfoRequired}
        description={texts.trainerRestored}
        action={<Button onPress={() => void redirectToSignIn()}>{shared.signIn}</Button>}
      />
    );
  return (
    <EmptyState
      title={texts.ptInfoRequired}
      description={disabledReason ? undefined : '트레이너를 먼저 선택해 주세요.'}
      action={
        disabledReason ?? <LinkButton href={paths.selectTrainer}>트레이너 선택하기</LinkButton>
      }
    />
  );
}
