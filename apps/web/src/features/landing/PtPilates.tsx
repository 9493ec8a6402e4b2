import { Cover } from '@fitness/ui/Cover';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { Page } from '@fitness/ui/layout/Page';
import { PictureCard } from '@fitness/ui/PictureCard';
import { joinMembership } from '../../shared/brand/join-membership.ts';
import { pictures, posterPictures } from '../../shared/brand/pictures.ts';
import { paths } from '../../shared/paths.ts';
import { offers } from './offers.ts';
import { ptPilatesTexts } from './pt-pilates-texts.ts';

/** The promotional page of personal training and pilates (docs/product.md#routes). */
export function PtPilates() {
  return (
    <>
      <Cover
        {...posterPictures('duo')}
        isFirst
        title={ptPilatesTexts.title}
        level={1}
        headline={['BUILD IT.', 'ALIGN IT.']}
        lang="en"
        lines={offers.map(({ title, detail }) => `${title} ${detail}`)}
        action={<LinkButton href={paths.membership}>{joinMembership}</LinkButton>}
      />
      <Page>
        <Tiles as="ul" columns={{ phone: 1, tablet: 2 }} gap="md">
          {offers.map(({ picture, ...offer }) => (
            <PictureCard key={offer.title} as="li" picture={pictures[picture]} {...offer} />
          ))}
        </Tiles>
      </Page>
    </>
  );
}
