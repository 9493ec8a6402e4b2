import { healthPlans, pilatesPlans, ptPlans, singlePass } from '@fitness/api-contract/catalogue';
import { openingHours } from '@fitness/api-contract/rules';
import { Button } from '@fitness/ui/Button';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { PictureCard } from '@fitness/ui/PictureCard';
import { pictures } from '../../../shared/brand/pictures.ts';
import { formatWon } from '../../../shared/format/format.ts';
import { paths } from '../../../shared/paths.ts';
import { useCheckout } from '../checkout/use-checkout.ts';
import { lowestPrice } from './plan-facts.ts';
import { useDisabledReason } from './use-disabled-reason.tsx';

const planCards = [
  {
    number: '02',
    title: '헬스 회원권',
    href: paths.healthMembership,
    text: '정한 기간 동안 횟수 제한 없이 운동합니다.',
    plans: healthPlans,
    kind: 'health',
  },
  {
    number: '03',
    title: '그룹 필라테스',
    href: paths.pilates,
    text: '원하는 날을 골라 최대 여섯 명이 함께합니다.',
    plans: pilatesPlans,
    kind: 'pilates',
  },
  {
    number: '04',
    title: '1:1 PT',
    href: paths.selectTrainer,
    text: '담당 트레이너와 1:1로 운동합니다.',
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
        isFirst
        number="01"
        title="1일 이용권"
        text="하루 운동해 보고 결정해주세요."
        note={`구매한 날 ${openingHours.to}까지 이용`}
        detail={formatWon(singlePass.amount)}
        action={
          <Button
            variant="secondary"
            isFullWidth
            isPending={isPaying}
            disabledReason={disabledReason}
            onPress={() => void buy(singlePass)}
          >
            1일 이용권 구매하기
          </Button>
        }
      />
      {planCards.map(({ kind, plans, ...card }) => {
        const { price, basis } = lowestPrice(plans);
        return (
          <PictureCard
            key={kind}
            as="li"
            picture={pictures[`card-${kind}`]}
            note={basis}
            detail={price}
            linkLabel="이용권 보기"
            {...card}
          />
        );
      })}
    </Tiles>
  );
}
