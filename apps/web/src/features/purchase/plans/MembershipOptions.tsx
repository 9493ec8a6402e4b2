import { healthPlans, pilatesPlans, ptPlans, singlePass } from '@fitness/api-contract/catalogue';
import { Button } from '@fitness/ui/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatWon } from '../../../shared/format/format.ts';
import { paths } from '../../../shared/paths.ts';
import { HealthPicture, PilatesPicture, PtPicture, SinglePicture } from './art/pictures.tsx';
import * as styles from './MembershipOptions.css.ts';
import { useBuyingRefusal } from './CustomersOnly.tsx';
import { lowestUnitPrice } from './plan-facts.ts';
import { useCheckout } from '../checkout/use-checkout.ts';

const ways = [
  {
    number: '02',
    title: '헬스 회원권',
    href: paths.healthMembership,
    description: '기간만큼 자유롭게 운동하고, 추가 개월까지 받습니다.',
    price: lowestUnitPrice(healthPlans),
    picture: <HealthPicture />,
  },
  {
    number: '03',
    title: '그룹 필라테스',
    href: paths.pilates,
    description: '소그룹 수업을 원하는 날에 골라 예약합니다.',
    price: lowestUnitPrice(pilatesPlans),
    picture: <PilatesPicture />,
  },
  {
    number: '04',
    title: '1:1 PT',
    href: paths.selectTrainer,
    description: '트레이너를 직접 고르고 둘이서 운동합니다.',
    price: lowestUnitPrice(ptPlans),
    picture: <PtPicture />,
  },
];

function Card({
  number,
  picture,
  children,
}: {
  number: string;
  picture: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className={styles.card}>
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      {children}
    </li>
  );
}

/** The four ways into the studio: the 1-day pass, which is bought at once, and the three kinds of plans. */
export function MembershipOptions() {
  const { buy, isPaying } = useCheckout();
  const refusal = useBuyingRefusal();
  return (
    <ul role="list" className={styles.grid}>
      <Card number="01" picture={<SinglePicture />}>
        <h2 className={styles.title}>1일 이용권</h2>
        <p className={styles.description}>오늘 하루, 부담 없이 먼저 운동해 봅니다.</p>
        <div className={styles.buy}>
          <p className={styles.price}>{formatWon(singlePass.amount)}</p>
          <Button
            isFullWidth
            isPending={isPaying}
            disabledReason={refusal}
            onPress={() => void buy(singlePass)}
          >
            1일 이용권 구매하기
          </Button>
        </div>
      </Card>
      {ways.map(({ number, title, href, description, price, picture }) => (
        <Card key={href} number={number} picture={picture}>
          <h2 className={styles.title}>
            <Link to={href} className={styles.link}>
              {title}
            </Link>
          </h2>
          <p className={styles.description}>{description}</p>
          <div className={styles.foot}>
            <p className={styles.price}>{price}부터</p>
            <span className={styles.arrow} aria-hidden="true">
              <svg className={styles.arrowDrawing} viewBox="0 0 24 24" focusable="false">
                <path d="M5 12h14m-6-6 6 6-6 6" />
              </svg>
            </span>
          </div>
        </Card>
      ))}
    </ul>
  );
}
