import { ptPlans } from '@fitness/api-contract/catalogue';
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
import { PlanPicker } from '../PlanPicker.tsx';
import { useDisabledReason } from '../use-disabled-reason.tsx';
import { isTrainerRestoredBySignIn, trainerFrom } from './trainer-state.ts';

function ChosenTrainer({ name }: { name: string }) {
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
function MissingTrainer() {
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

/** The PT plans with the trainer that the user chose (docs/product.md#purchase). */
export function TrainerPlans() {
  const { state } = useLocation();
  const trainer = trainerFrom(state, useSession());
  if (trainer === null) return <MissingTrainer />;
  return (
    <>
      <ChosenTrainer name={trainer.name} />
      <PlanPicker
        label={`${trainer.name} 트레이너 PT 이용권 선택`}
        plans={ptPlans}
        trainerId={trainer.managerId}
      />
    </>
  );
}
