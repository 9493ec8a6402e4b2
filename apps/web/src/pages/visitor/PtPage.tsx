import { ptPlans } from '@fitness/api-contract/catalogue';
import { useLocation } from 'react-router-dom';
import { ChosenTrainer, MissingTrainer } from '../../features/purchase/plans/trainer/Trainer.tsx';
import { longestValidity, lowestUnitPrice } from '../../features/purchase/plans/plan-facts.ts';
import { PlanPageLayout } from '../../features/purchase/plans/PlanPageLayout.tsx';
import { PlanPicker } from '../../features/purchase/plans/PlanPicker.tsx';
import { trainerFrom } from '../../features/purchase/plans/trainer/trainer-state.ts';
import { useSession } from '../../shared/session/session.ts';

const facts = [
  { name: '한 수업', value: '1:1' },
  { name: '이용 기간', value: `최대 ${longestValidity(ptPlans)}일` },
  { name: '가장 낮은 단가', value: lowestUnitPrice(ptPlans) },
];

export function PtPage() {
  const session = useSession();
  const { state } = useLocation();
  const trainer = trainerFrom(state, session);
  return (
    <PlanPageLayout
      kind="pt"
      title="1:1 PT"
      eyebrow="PERSONAL TRAINING"
      lead="나 한 사람을 위한 프로그램으로, 담당 트레이너와 둘이서 운동합니다."
      facts={facts}
    >
      {trainer === null ? (
        <MissingTrainer />
      ) : (
        <>
          <ChosenTrainer name={trainer.name} />
          <PlanPicker
            label={`${trainer.name} 트레이너 PT 이용권 선택`}
            plans={ptPlans}
            trainerId={trainer.managerId}
          />
        </>
      )}
    </PlanPageLayout>
  );
}
