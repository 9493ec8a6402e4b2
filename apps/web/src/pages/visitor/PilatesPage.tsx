import { instructors, pilatesPlans } from '@fitness/api-contract/catalogue';
import { longestValidity, lowestUnitPrice } from '../../features/purchase/plans/plan-facts.ts';
import { PlanPageLayout } from '../../features/purchase/plans/PlanPageLayout.tsx';
import { PlanPicker } from '../../features/purchase/plans/PlanPicker.tsx';

const facts = [
  { name: '강사', value: instructors.find(({ kind }) => kind === 'pilates')?.name ?? '' },
  { name: '이용 기간', value: `최대 ${longestValidity(pilatesPlans)}일` },
  { name: '가장 낮은 단가', value: lowestUnitPrice(pilatesPlans) },
];

export function PilatesPage() {
  return (
    <PlanPageLayout
      kind="pilates"
      eyebrow="GROUP PILATES"
      lead="원하는 날의 수업을 골라 예약하고, 함께 호흡을 맞춥니다."
      facts={facts}
    >
      <PlanPicker label="그룹 필라테스 이용권 선택" plans={pilatesPlans} />
    </PlanPageLayout>
  );
}
