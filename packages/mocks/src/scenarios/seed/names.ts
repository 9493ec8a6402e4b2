import type { components } from '@fitness/api-contract/schema';
import type { Random } from './random.ts';

type Gender = components['schemas']['Gender'];

// Frequent names are repeated.
const SURNAMES = [
  ...'김김김김이이이박박최정정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류진',
];

// Separated by spaces.
const GIVEN_NAMES: Record<Gender, string> = {
  male: '민준 서준 도윤 예준 시우 하준 지호 주원 지후 준서 건우 현우 우진 선우 연우 정우 승현 준혁 지훈 재윤 은찬 시윤 동현 성민 태현 민재 영수 상훈 진호 규민',
  female:
    '서연 서윤 지우 하은 하윤 민서 지유 윤서 채원 수아 지민 지아 은서 다은 예은 수빈 소율 예린 유진 가은 나연 혜원 미경 은주 보람 세영 유나 주희 현정 아름',
};

/** Generates unique names; repeats them once all are used. */
export function createNames(random: Random): (gender: Gender) => string {
  const used = new Set<string>();
  return (gender) => {
    let name = '';
    for (let attempt = 0; attempt < 20; attempt += 1) {
      name = random.pick(SURNAMES) + random.pick(GIVEN_NAMES[gender].split(' '));
      if (!used.has(name)) break;
    }
    used.add(name);
    return name;
  };
}
