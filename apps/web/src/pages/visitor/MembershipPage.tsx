import { singlePass } from '@fitness/api-contract/catalogue';
import { openingHours } from '@fitness/api-contract/rules';
import { Button } from '@fitness/ui/Button';
import { Heading } from '@fitness/ui/Heading';
import { PictureCard } from '@fitness/ui/PictureCard';
import { Page } from '@fitness/ui/layout/Page';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { studio } from '../../config/studio.ts';
import { PaymentRecords } from '../../features/purchase/PaymentRecords.tsx';
import { BuyingTerms, useDisabledReason } from '../../features/purchase/PlanNotes.tsx';
import { useCheckout } from '../../features/purchase/use-checkout.ts';
import { entryPrices } from '../../lib/offers.ts';
import { paths } from '../../lib/paths.ts';
import { pictures } from '../../lib/pictures.ts';

const planCards = [
  { title: '헬스 회원권', href: paths.healthMembership, text: '기간 내 무제한', kind: 'health' },
  { title: '그룹 필라테스', href: paths.pilates, text: '최대 여섯 명이 함께', kind: 'pilates' },
  { title: '1:1 PT', href: paths.selectTrainer, text: '네 명의 트레이너 중 선택', kind: 'pt' },
] as const;

/** The 1-day pass, which is bought directly, and links to the plans of the other kinds. */
function MembershipOptions() {
  const { buy, isPaying } = useCheckout();
  const disabledReason = useDisabledReason();
  return (
    <Tiles as="ul" columns={{ phone: 1, tablet: 2, desktop: 4 }} gap="md">
      <PictureCard
        as="li"
        picture={pictures['card-single']}
        isFirst
        title={singlePass.name}
        text="하루 먼저 경험해 보세요."
        note={`구매한 날 ${openingHours.to}까지 이용`}
        detail={entryPrices.single}
        action={
          <Button
            variant="secondary"
            isFullWidth
            isPending={isPaying}
            disabledReason={disabledReason}
            onPress={() => void buy(singlePass)}
          >
            {`${singlePass.name} 구매하기`}
          </Button>
        }
      />
      {planCards.map(({ kind, ...card }) => (
        <PictureCard
          key={kind}
          as="li"
          picture={pictures[`card-${kind}`]}
          detail={entryPrices[kind]}
          {...card}
        />
      ))}
    </Tiles>
  );
}

/** The plan chooser. */
export function MembershipPage() {
  return (
    <Page gap="wide">
      <Heading level={1} size="display" lang="en">
        {studio.slogan}
      </Heading>
      <PaymentRecords />
      <MembershipOptions />
      <BuyingTerms />
    </Page>
  );
}
