import { type Plan, plans, singlePass } from '@fitness/api-contract/catalogue';
import { cancelUntilMinutes, minutesOfClass, openingHours } from '@fitness/api-contract/rules';
import { studio } from '../../config/studio.ts';
import { formatWon } from '../../lib/format.ts';
import type { PolicySection } from './PolicyDocument.tsx';

/** How long a pass is valid. */
function validityOf(plan: Plan) {
  if (plan.kind === 'single') return '당일';
  if (plan.kind !== 'health') return `${plan.validDays}일`;
  return `${plan.months}+${plan.bonusMonths}개월`;
}

/** Until when a reservation can be cancelled, by the rules that the backend keeps. */
export const cancelUntil =
  cancelUntilMinutes > 0 ? `수업 시작 ${cancelUntilMinutes}분 전까지` : '수업이 시작되기 전까지';

/** 이용약관. */
export const terms: readonly PolicySection[] = [
  {
    title: '목적',
    paragraphs: [
      `이 약관은 ${studio.name}(이하 ‘스튜디오’)의 이용권과 수업을 회원이 이용하는 조건을 정합니다.`,
    ],
  },
  {
    title: '회원 가입',
    paragraphs: [
      '회원은 이름, 연락처 등 가입에 필요한 정보를 사실대로 입력하고 계정을 만듭니다. 계정은 본인만 사용합니다.',
      '아이디나 비밀번호를 잊었을 때는 데스크에서 본인을 확인한 뒤 도와드립니다.',
    ],
  },
  {
    title: '이용권의 종류와 기간',
    paragraphs: [
      '이용권의 가격과, 구매한 날부터 이용할 수 있는 기간은 다음과 같습니다. 가격은 부가가치세를 포함합니다.',
      '남은 횟수가 있어도 기간이 끝나면 예약할 수 없습니다.',
      `${singlePass.name}은 구매한 날 하루만 이용합니다.`,
    ],
    facts: plans.map((plan) => ({
      term: plan.name,
      description: `${formatWon(plan.amount)} · ${validityOf(plan)}`,
    })),
    page: 'membership',
  },
  {
    title: '구매와 결제',
    paragraphs: [
      '이용권은 고객 계정으로 로그인한 뒤 간편결제로 구매합니다. 결제가 승인되면 이용권이 등록되고 이용 기간이 시작됩니다.',
      '결제는 승인되었지만 이용권 등록이 늦어지면, 구매한 기기의 결제 내역에서 다시 등록하거나 데스크에서 확인할 수 있습니다.',
    ],
  },
  {
    title: '수업의 예약과 취소',
    paragraphs: [
      `PT와 필라테스 수업은 한 번에 ${minutesOfClass}분이며, 예약한 수업 하나에 횟수 1회를 사용합니다. 헬스 회원권과 ${singlePass.name}은 예약 없이 방문합니다.`,
      `예약은 ${cancelUntil} 취소할 수 있고, 취소하면 사용한 횟수를 돌려드립니다. 취소하지 않고 오지 않은 수업의 횟수는 돌려드리지 않습니다.`,
      '스튜디오의 사정으로 수업이 취소되면 사용한 횟수를 모두 돌려드립니다.',
    ],
  },
  {
    title: '운영 시간과 출석',
    paragraphs: [
      `스튜디오는 매일 ${openingHours.from}부터 ${openingHours.to}까지 운영합니다. 출석은 데스크에서 하루에 한 번 확인합니다.`,
    ],
    page: 'map',
  },
  {
    title: '환불',
    paragraphs: ['이용권의 청약철회와 중도 해지, 환불 금액은 환불 규정에 따릅니다.'],
    page: 'refund',
  },
  {
    title: '지켜야 할 것',
    paragraphs: [
      '이용권과 예약은 다른 사람에게 빌려주거나 팔 수 없습니다.',
      '다른 회원의 운동을 방해하거나 시설을 망가뜨리는 행동이 이어지면 스튜디오가 이용을 제한할 수 있습니다.',
    ],
  },
  {
    title: '개인정보의 보호',
    paragraphs: ['스튜디오는 개인정보 처리방침에 따라 회원의 개인정보를 보호합니다.'],
    page: 'privacy',
  },
  {
    title: '약관의 변경과 분쟁',
    paragraphs: [
      '약관을 변경할 때는 적용하는 날의 7일 전까지 이 화면에 알립니다. 회원에게 불리한 변경은 30일 전까지 알립니다.',
      '이 약관에 없는 내용은 전자상거래 등에서의 소비자보호에 관한 법률 등 관련 법을 따르며, 다툼이 있으면 민사소송법에 따른 법원에서 해결합니다.',
    ],
  },
];
