import { instructors, pilatesPlans } from '@fitness/api-contract/catalogue';
import { longestValidity, lowestPrice } from '../../features/purchase/plans/plan-facts.ts';
import { PlanPageLayout } from '../../features/purchase/plans/PlanPageLayout.tsx';
import { PlanPicker } from '../../features/purchase/plans/PlanPicker.tsx';

const { price, basis } = lowestPrice(pilatesPlans);
const facts = [
  { name: '이용료', value: price, note: basis },
  { name: '이용 기간', value: `최대 ${longestValidity(pilatesPlans)}일` },
  { name: '강사', value: instructors.find(({ kind }) => kind === 'pilates')?.name ?? '' },
];

export function PilatesPage() {
  return (
    <PlanPageLayout
      kind="pilates"
      eyebrow="GROUP PILATES"
      lead="원하는 날의 수업을 예약하고 여섯 명이 함께 운동합니다."
      facts={facts}
    >
      <PlanPicker label="그룹 필라테스 이용권 선택" plans={pilatesPlans} />
    </PlanPageLayout>
  );
}
