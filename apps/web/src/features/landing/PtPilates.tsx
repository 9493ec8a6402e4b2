import { Cover } from '@fitness/ui/Cover';
import { LinkButton } from '@fitness/ui/LinkButton';
import { PictureCard } from '@fitness/ui/PictureCard';
import { Page } from '@fitness/ui/layout/Page';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { entryPrices, joinMembership } from '../../lib/offers.ts';
import { pages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { pictures, posterPictures } from '../../lib/pictures.ts';

/** The offers for PT and pilates. */
const offers = [
  {
    title: '1:1 PT',
    href: paths.selectTrainer,
    picture: pictures['card-pt'],
    detail: entryPrices.pt,
    text: '첫 상담부터 마지막 수업까지 그날 컨디션에 맞춰 운동을 설계합니다.',
  },
  {
    title: '그룹 필라테스',
    href: paths.pilates,
    picture: pictures['card-pilates'],
    detail: entryPrices.pilates,
    text: '여섯 명이 함께 배웁니다. 처음이어도 따라 할 수 있게 동작을 단계별로 알려 드립니다.',
  },
];

/** The promotional page of personal training and pilates (docs/product.md#routes). */
export function PtPilates() {
  return (
    <>
      <Cover
        {...posterPictures('duo')}
        isFirst
        title={pages.ptPilates.title}
        level={1}
        headline={['BUILD IT.', 'ALIGN IT.']}
        lang="en"
        lines={offers.map(({ title, detail }) => `${title} ${detail}`)}
        action={<LinkButton href={paths.membership}>{joinMembership}</LinkButton>}
      />
      <Page>
        <Tiles as="ul" columns={{ phone: 1, tablet: 2 }} gap="md">
          {offers.map((offer) => (
            <PictureCard key={offer.title} as="li" {...offer} />
          ))}
        </Tiles>
      </Page>
    </>
  );
}
