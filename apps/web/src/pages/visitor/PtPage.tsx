import { ptPlans } from '@fitness/api-contract/catalogue';
import { longestValidity, lowestUnitPrice } from '../../features/purchase/plans/plan-facts.ts';
import { PlanPageLayout } from '../../features/purchase/plans/PlanPageLayout.tsx';
import { TrainerPlans } from '../../features/purchase/plans/trainer/TrainerPlans.tsx';

const facts = [
  { name: '한 수업', value: '1:1' },
  { name: '이용 기간', value: `최대 ${longestValidity(ptPlans)}일` },
  { name: '가장 낮은 단가', value: lowestUnitPrice(ptPlans) },
];

export function PtPage() {
  return (
    <PlanPageLayout
      kind="pt"
      eyebrow="PERSONAL TRAINING"
      lead="나 한 사람을 위한 프로그램으로, 담당 트레이너와 둘이서 운동합니다."
      facts={facts}
    >
      <TrainerPlans />
    </PlanPageLayout>
  );
}
