import { instructors, pilatesPlans } from '@fitness/api-contract/catalogue';
import { PlanPageLayout, PlanPicker } from '../../features/purchase/PlanPicker.tsx';

const instructor = instructors.find(({ kind }) => kind === 'pilates')?.name ?? '';

export function PilatesPage() {
  return (
    <PlanPageLayout lead={`${instructor} 강사와 최대 여섯 명이 함께합니다.`}>
      <PlanPicker label="그룹 필라테스 이용권 선택" plans={pilatesPlans} />
    </PlanPageLayout>
  );
}
