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
    { term: '회차', description: `${Math.min(...sessions)}회부터 ${Math.max(...sessions)}회까지` },
    { term: '1회 금액', description: `${formatWon(lowestPrice)}부터` },
  ];
}

/** PT and pilates, with figures from the catalogue. */
export const offers = [
  {
    id: 'pt',
    title: '1:1 PT',
    text: '담당 트레이너가 처음 상담부터 마지막 회차까지 함께합니다. 몸 상태를 확인하고 그날의 운동을 정합니다.',
    facts: [
      { term: '트레이너', description: `${namesOf('pt').length}명 가운데 선택` },
      { term: '정원', description: '1명' },
      ...factsOf(ptPlans),
    ],
  },
  {
    id: 'pilates',
    title: '그룹 필라테스',
    text: '작은 반에서 호흡과 정렬을 배웁니다. 처음 오신 분도 자기 속도로 따라올 수 있도록 동작을 나누어 드립니다.',
    facts: [
      { term: '강사', description: namesOf('pilates').join(', ') },
      { term: '정원', description: '6명' },
      ...factsOf(pilatesPlans),
    ],
  },
] as const;
