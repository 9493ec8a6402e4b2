import { ptPlans } from '@fitness/api-contract/catalogue';
import { longestValidity, lowestPrice } from '../../features/purchase/plans/plan-facts.ts';
import { PlanPageLayout } from '../../features/purchase/plans/PlanPageLayout.tsx';
import { TrainerPlans } from '../../features/purchase/plans/trainer/TrainerPlans.tsx';

const { price, basis } = lowestPrice(ptPlans);
const facts = [
  { name: '이용료', value: price, note: basis },
  { name: '이용 기간', value: `최대 ${longestValidity(ptPlans)}일` },
  { name: '수업 인원', value: '1:1' },
];

export function PtPage() {
  return (
    <PlanPageLayout
      kind="pt"
      eyebrow="PERSONAL TRAINING"
      lead="담당 트레이너와 1:1로 운동합니다."
      facts={facts}
    >
      <TrainerPlans />
    </PlanPageLayout>
  );
}
