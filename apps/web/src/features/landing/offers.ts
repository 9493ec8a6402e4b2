import {
  instructors,
  pilatesPlans,
  ptPlans,
  type SessionPlan,
} from '@fitness/api-contract/catalogue';
import { formatWon } from '../../shared/format/format.ts';

const namesOf = (kind: 'pt' | 'pilates') =>
  instructors.filter((instructor) => instructor.kind === kind).map(({ name }) => name);

function factsOf(plans: readonly SessionPlan[]) {
  const sessions = plans.map((plan) => plan.sessions);
  const lowestPrice = Math.min(...plans.map((plan) => plan.amount / plan.sessions));
  return [
    { term: '횟수', description: `${Math.min(...sessions)}회부터 ${Math.max(...sessions)}회까지` },
    { term: '1회 이용료', description: `${formatWon(lowestPrice)}부터` },
  ];
}

/** The offers for PT and pilates, with prices from the catalogue. */
export const offers = [
  {
    id: 'pt',
    title: '1:1 PT',
    text: '담당 트레이너와 1:1로 운동합니다. 첫 상담부터 마지막 수업까지 그날 컨디션에 맞춰 운동을 설계합니다.',
    facts: [
      { term: '트레이너', description: `${namesOf('pt').length}명 중 선택` },
      { term: '정원', description: '1명' },
      ...factsOf(ptPlans),
    ],
  },
  {
    id: 'pilates',
    title: '그룹 필라테스',
    text: '여섯 명이 함께 호흡과 자세를 배웁니다. 처음이어도 따라 할 수 있게 동작을 단계별로 알려 드립니다.',
    facts: [
      { term: '강사', description: namesOf('pilates').join(', ') },
      { term: '정원', description: '6명' },
      ...factsOf(pilatesPlans),
    ],
  },
] as const;
