import { healthPlans } from '@fitness/api-contract/catalogue';
import { PlanPageLayout } from '../../features/purchase/plans/PlanPageLayout.tsx';
import { PlanPicker } from '../../features/purchase/plans/PlanPicker.tsx';

export function HealthMembershipPage() {
  return (
    <PlanPageLayout
      kind="health"
      eyebrow="HEALTH MEMBERSHIP"
      lead="오래 등록할수록 이용 기간을 더 드립니다."
    >
      <PlanPicker
        label="헬스 회원권 선택"
        plans={healthPlans}
        hint="월 이용료는 추가 기간을 포함해 계산한 금액입니다."
      />
    </PlanPageLayout>
  );
}
