import {
  type HealthPlan,
  healthPlans,
  pilatesPlans,
  ptPlans,
  type SessionPlan,
  singlePass,
} from '@fitness/api-contract/catalogue';
import { Text } from '@fitness/ui/Text';
import { business } from '../../config/business.ts';
import { studio } from '../../config/studio.ts';
import { formatPhone, formatWon } from '../../lib/format.ts';
import type { PolicySection } from './PolicyDocument.tsx';
import { daysOfMonth, refundOf } from './refund-amount.ts';
import { cancelUntil } from './terms.ts';

function example(plan: SessionPlan | HealthPlan, used: number) {
  const { usage, penalty, amount } = refundOf({ plan, used });
  const unit = plan.kind === 'health' ? '일' : '회';
  return {
    term: plan.name,
    description: (
      <>
        <Text>
          <span>{`${used}${unit} 이용하고 해지하면`}</span> <strong>{formatWon(amount)}</strong>{' '}
          환불
        </Text>
        <Text size="sm" color="muted">
          {`결제 ${formatWon(plan.amount)} − 이용 ${formatWon(usage)} − 위약금 ${formatWon(penalty)}`}
        </Text>
      </>
    ),
  };
}

const examples = [
  ...ptPlans.slice(0, 1).map((plan) => example(plan, 3)),
  ...pilatesPlans.slice(1, 2).map((plan) => example(plan, 10)),
  ...healthPlans.slice(1, 2).map((plan) => example(plan, daysOfMonth)),
];

/** 환불 규정. */
export const refund: readonly PolicySection[] = [
  {
    title: '사용하지 않은 이용권',
    paragraphs: [
      `구매한 날부터 ${business.withdrawalDays}일 안에, 한 번도 이용하지 않은 이용권은 결제한 금액을 모두 환불합니다.`,
      `${singlePass.name}은 구매한 날에 이용하는 상품이므로, 그날 입장하기 전까지 환불할 수 있습니다.`,
    ],
  },
  {
    title: '중도 해지',
    paragraphs: [
      `이용을 시작했거나 ${business.withdrawalDays}일이 지난 이용권은 결제한 금액에서 이용한 금액과 위약금(결제한 금액의 ${business.penaltyPercent}%)을 빼고 환불합니다.`,
      `PT와 필라테스는 이용한 횟수로, 헬스는 이용한 날로 계산합니다. 헬스의 하루 요금은 결제한 금액을 결제한 개월 수의 날(한 달 ${daysOfMonth}일)로 나눈 금액이며, 추가로 드린 기간은 계산에 넣지 않습니다.`,
      '스튜디오의 사정으로 더 이상 이용할 수 없을 때는 위약금을 빼지 않습니다.',
    ],
  },
  {
    title: '계산 예시',
    paragraphs: ['이용을 시작한 뒤 해지할 때 환불하는 금액입니다.'],
    facts: examples,
  },
  {
    title: '예약 취소와 횟수',
    paragraphs: [
      `예약은 ${cancelUntil} 취소할 수 있고, 취소한 수업은 이용한 횟수에 들어가지 않습니다. 취소하지 않고 오지 않은 수업은 이용한 횟수에 들어갑니다.`,
    ],
  },
  {
    title: '신청 방법과 기간',
    paragraphs: [
      `데스크에 방문하거나 전화(${formatPhone(studio.phone)}) 또는 이메일(${business.email})로 신청해주세요.`,
      `신청한 날부터 ${business.refundBusinessDays}영업일 안에 결제한 수단으로 환불합니다.`,
    ],
  },
];
