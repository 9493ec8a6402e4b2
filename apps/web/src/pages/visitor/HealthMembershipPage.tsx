import { healthPlans } from '@fitness/api-contract/catalogue';
import { lowestPrice } from '../../features/purchase/plans/plan-facts.ts';
import { PlanPageLayout } from '../../features/purchase/plans/PlanPageLayout.tsx';
import { PlanPicker } from '../../features/purchase/plans/PlanPicker.tsx';

const largestBonus = Math.max(...healthPlans.map(({ bonusMonths }) => bonusMonths));

const { price, basis } = lowestPrice(healthPlans);
const facts = [
  { name: '이용료', value: price, note: basis },
  { name: '추가 기간', value: `최대 ${largestBonus}개월` },
  { name: '수업 예약', value: '필요 없음' },
];

export function HealthMembershipPage() {
  return (
    <PlanPageLayout
      kind="health"
      eyebrow="HEALTH MEMBERSHIP"
      lead="오래 등록할수록 이용 기간을 더 드립니다."
      facts={facts}
    >
      <PlanPicker
        label="헬스 회원권 선택"
        plans={healthPlans}
        hint="월 이용료는 추가 기간을 포함해 계산한 금액입니다."
      />
    </PlanPageLayout>
  );
}
