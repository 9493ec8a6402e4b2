import {
  healthPlans,
  type PlanKind,
  pilatesPlans,
  ptPlans,
  singlePass,
} from '@fitness/api-contract/catalogue';
import { Button } from '@fitness/ui/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatWon } from '../../../../shared/format/format.ts';
import { paths } from '../../../../shared/paths.ts';
import { useCheckout } from '../../checkout/use-checkout.ts';
import * as styles from './MembershipOptions.css.ts';
import { PlanPicture } from '../PlanPicture.tsx';
import { lowestUnitPrice } from '../plan-facts.ts';
import { useDisabledReason } from '../use-disabled-reason.tsx';

const planCards = [
  {
    number: '02',
    title: '헬스 회원권',
    href: paths.healthMembership,
    description: '기간만큼 자유롭게 운동하고, 추가 개월까지 받습니다.',
    price: lowestUnitPrice(healthPlans),
    kind: 'health',
  },
  {
    number: '03',
    title: '그룹 필라테스',
    href: paths.pilates,
    description: '소그룹 수업을 원하는 날에 골라 예약합니다.',
    price: lowestUnitPrice(pilatesPlans),
    kind: 'pilates',
  },
  {
    number: '04',
    title: '1:1 PT',
    href: paths.selectTrainer,
    description: '트레이너를 직접 고르고 둘이서 운동합니다.',
    price: lowestUnitPrice(ptPlans),
    kind: 'pt',
  },
] as const;

type CardProps = { number: string; kind: PlanKind; children: ReactNode };

function Card({ number, kind, children }: CardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.picture} aria-hidden="true">
        <PlanPicture kind={kind} />
      </div>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      {children}
    </li>
  );
}

/** The 1-day pass, which is bought directly, and links to the plans of the other kinds. */
export function MembershipOptions() {
  const { buy, isPaying } = useCheckout();
  const disabledReason = useDisabledReason();
  return (
    <ul role="list" className={styles.grid}>
      <Card number="01" kind="single">
        <h2 className={styles.title}>1일 이용권</h2>
        <p className={styles.description}>오늘 하루, 부담 없이 먼저 운동해 봅니다.</p>
        <div className={styles.buy}>
          <p className={styles.price}>{formatWon(singlePass.amount)}</p>
          <Button
            isFullWidth
            isPending={isPaying}
            disabledReason={disabledReason}
            onPress={() => void buy(singlePass)}
          >
            1일 이용권 구매하기
          </Button>
        </div>
      </Card>
      {planCards.map(({ number, title, href, description, price, kind }) => (
        <Card key={href} number={number} kind={kind}>
          <h2 className={styles.title}>
            <Link to={href} className={styles.link}>
              {title}
            </Link>
          </h2>
          <p className={styles.description}>{description}</p>
          <div className={styles.foot}>
            <p className={styles.price}>{price}부터</p>
            <span className={styles.arrow} aria-hidden="true">
              <svg className={styles.arrowIcon} viewBox="0 0 24 24" focusable="false">
                <path d="M5 12h14m-6-6 6 6-6 6" />
              </svg>
            </span>
          </div>
        </Card>
      ))}
    </ul>
  );
}
