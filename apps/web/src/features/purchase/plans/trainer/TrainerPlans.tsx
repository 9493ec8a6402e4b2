import { ptPlans } from '@fitness/api-contract/catalogue';
import { Button } from '@fitness/ui/Button';
import { Link } from '@fitness/ui/Link';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Notice } from '@fitness/ui/Notice';
import { Text } from '@fitness/ui/Text';
import { useLocation } from 'react-router-dom';
import { buyingParams } from '../../../../shared/buying/buying-links.ts';
import { paths } from '../../../../shared/paths.ts';
import { useSession } from '../../../../shared/session/session.ts';
import { useRedirectToSignIn } from '../../../../shared/session/use-redirect-to-sign-in.ts';
import { texts as shared } from '../../../../shared/texts.ts';
import { useSearchParamsState } from '../../../../shared/url/use-search-params-state.ts';
import { texts } from '../../texts.ts';
import { factsOf } from '../plan-facts.ts';
import { PlanOptions } from '../PlanOptions.tsx';
import { PlanPicker } from '../PlanPicker.tsx';
import { useDisabledReason } from '../use-disabled-reason.tsx';
import { isTrainerRestoredBySignIn, trainerFrom } from './trainer-state.ts';

/** Disabled radios are never chosen. */
const ignore = () => {};

function ChosenTrainer({ name }: { name: string }) {
  return (
    <Notice action={<Link href={paths.selectTrainer}>트레이너 변경</Link>}>
      담당 트레이너{' '}
      <Text as="strong" size="lg" color="default">
        {name}
      </Text>
    </Notice>
  );
}

/** The PT plans, disabled, with the request to choose a trainer first. */
function MissingTrainer() {
  const { state } = useLocation();
  const session = useSession();
  const redirectToSignIn = useRedirectToSignIn();
  const disabledReason = useDisabledReason();
  const isRestored = isTrainerRestoredBySignIn(state, session);
  const nextStep = isRestored ? texts.trainerRestored : texts.trainerFirst;
  const action = isRestored ? (
    <Button onPress={() => void redirectToSignIn()}>{shared.signIn}</Button>
  ) : (
    <LinkButton href={paths.selectTrainer}>트레이너 선택하기</LinkButton>
  );
  return (
    <>
      <Notice>
        <Inline gap="sm">
          <Fill minimum="lg">
            <Text as="strong" color="default">
              {texts.ptInfoRequired}
            </Text>
            <Text>{disabledReason ?? nextStep}</Text>
          </Fill>
          {!disabledReason && action}
        </Inline>
      </Notice>
      <PlanOptions
        label="1:1 PT 이용권"
        options={factsOf(ptPlans).map((option) => ({ ...option, isDisabled: true }))}
        value={null}
        onChange={ignore}
      />
    </>
  );
}

/** The PT plans with the trainer in the URL or that the user chose (docs/product.md#purchase). */
export function TrainerPlans() {
  const { state } = useLocation();
  const [{ trainer: linked }] = useSearchParamsState(buyingParams);
  const chosen = trainerFrom(state, useSession());
  const trainer = linked ?? chosen;
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
