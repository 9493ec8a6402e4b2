import { healthPlans } from '@fitness/api-contract/catalogue';
import { lowestUnitPrice } from '../../features/purchase/plans/plan-facts.ts';
import { PlanPageLayout } from '../../features/purchase/plans/PlanPageLayout.tsx';
import { PlanPicker } from '../../features/purchase/plans/PlanPicker.tsx';

const largestBonus = Math.max(...healthPlans.map(({ bonusMonths }) => bonusMonths));

const facts = [
  { name: '추가되는 기간', value: `최대 ${largestBonus}개월` },
  { name: '가장 낮은 단가', value: lowestUnitPrice(healthPlans) },
  { name: '수업 예약', value: '필요 없음' },
];

export function HealthMembershipPage() {
  return (
    <PlanPageLayout
      kind="health"
      eyebrow="HEALTH MEMBERSHIP"
      lead="길게 등록할수록 더 많은 달을 더해 드립니다."
      facts={facts}
    >
      <PlanPicker
        label="헬스 회원권 선택"
        plans={healthPlans}
        hint="월 가격은 추가되는 기간까지 더해 나눈 금액입니다."
      />
    </PlanPageLayout>
  );
}
