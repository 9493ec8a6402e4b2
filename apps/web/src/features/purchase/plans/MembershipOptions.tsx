import { healthPlans, pilatesPlans, ptPlans, singlePass } from '@fitness/api-contract/catalogue';
import { Button } from '@fitness/ui/Button';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { PictureCard } from '@fitness/ui/PictureCard';
import { pictures } from '../../../shared/brand/pictures.ts';
import { formatWon } from '../../../shared/format/format.ts';
import { paths } from '../../../shared/paths.ts';
import { useCheckout } from '../checkout/use-checkout.ts';
import { lowestUnitPrice } from './plan-facts.ts';
import { useDisabledReason } from './use-disabled-reason.tsx';

const planCards = [
  {
    number: '02',
    title: '헬스 회원권',
    href: paths.healthMembership,
    text: '기간만큼 자유롭게 운동하고, 추가 개월까지 받습니다.',
    plans: healthPlans,
    kind: 'health',
  },
  {
    number: '03',
    title: '그룹 필라테스',
    href: paths.pilates,
    text: '소그룹 수업을 원하는 날에 골라 예약합니다.',
    plans: pilatesPlans,
    kind: 'pilates',
  },
  {
    number: '04',
    title: '1:1 PT',
    href: paths.selectTrainer,
    text: '트레이너를 직접 고르고 둘이서 운동합니다.',
    plans: ptPlans,
    kind: 'pt',
  },
] as const;

/** The 1-day pass, which is bought directly, and links to the plans of the other kinds. */
export function MembershipOptions() {
  const { buy, isPaying } = useCheckout();
  const disabledReason = useDisabledReason();
  return (
    <Tiles as="ul" columns={{ phone: 1, tablet: 2, desktop: 4 }} gap="md">
      <PictureCard
        as="li"
        picture={pictures['card-single']}
        number="01"
        title="1일 이용권"
        text="오늘 하루, 부담 없이 먼저 운동해 봅니다."
        detail={formatWon(singlePass.amount)}
        action={
          <Button
            isFullWidth
            isPending={isPaying}
            disabledReason={disabledReason}
            onPress={() => void buy(singlePass)}
          >
            1일 이용권 구매하기
          </Button>
        }
      />
      {planCards.map(({ kind, plans, ...card }) => (
        <PictureCard
          key={kind}
          as="li"
          picture={pictures[`card-${kind}`]}
          detail={`${lowestUnitPrice(plans)}부터`}
          {...card}
        />
      ))}
    </Tiles>
  );
}
