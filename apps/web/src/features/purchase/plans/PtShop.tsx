import { type Instructor, ptPlans } from '@fitness/api-contract/catalogue';
import { Button } from '@fitness/ui/Button';
import { EmptyState } from '@fitness/ui/EmptyState';
import { Link } from '@fitness/ui/Link';
import { LinkButton } from '@fitness/ui/LinkButton';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/session/session.ts';
import { useRedirectToSignIn } from '../../../shared/session/use-redirect-to-sign-in.ts';
import { texts as sharedTexts } from '../../../shared/texts.ts';
import { PtPicture } from './art/pictures.tsx';
import { CustomersOnly, useIsNoCustomer } from './CustomersOnly.tsx';
import { longestValidity, lowestUnitPrice } from './plan-facts.ts';
import { PlanPicker } from './PlanPicker.tsx';
import * as styles from './PtShop.css.ts';
import { Shop } from './Shop.tsx';
import { texts } from '../texts.ts';
import { awaitsSignIn } from './trainer-state.ts';

const facts = [
  { name: '한 수업', value: '1:1' },
  { name: '이용 기간', value: `최대 ${longestValidity(ptPlans)}일` },
  { name: '가장 낮은 단가', value: lowestUnitPrice(ptPlans) },
];

function SignInAgain() {
  const redirectToSignIn = useRedirectToSignIn();
  return <Button onPress={() => void redirectToSignIn()}>{sharedTexts.signIn}</Button>;
}

function MissingTrainer() {
  const isNoCustomer = useIsNoCustomer();
  const { state } = useLocation();
  const isSignedOut = awaitsSignIn(state, useSession());
  if (isSignedOut)
    return (
      <EmptyState
        title={texts.ptInfoRequired}
        description={texts.trainerRestored}
        action={<SignInAgain />}
      />
    );
  return (
    <EmptyState
      title={texts.ptInfoRequired}
      description={isNoCustomer ? undefined : '트레이너를 먼저 선택해 주세요.'}
      action={
        isNoCustomer ? (
          <CustomersOnly />
        ) : (
          <LinkButton href={paths.selectTrainer}>트레이너 선택하기</LinkButton>
        )
      }
    />
  );
}

/** PT with the trainer that was chosen before; without one, the way back to choosing. */
export function PtShop({ trainer }: { trainer: Instructor | null }) {
  return (
    <Shop
      title="1:1 PT"
      eyebrow="PERSONAL TRAINING"
      lead="나 한 사람을 위한 프로그램으로, 담당 트레이너와 둘이서 운동합니다."
      picture={<PtPicture />}
      facts={facts}
    >
      {trainer === null ? (
        <MissingTrainer />
      ) : (
        <>
          <p className={styles.trainer}>
            <span>
              담당 트레이너 <strong className={styles.name}>{trainer.name}</strong>
            </span>
            <Link href={paths.selectTrainer}>트레이너 변경</Link>
          </p>
          <PlanPicker
            label={`${trainer.name} 트레이너 PT 이용권 선택`}
            plans={ptPlans}
            trainerId={trainer.managerId}
          />
        </>
      )}
    </Shop>
  );
}
