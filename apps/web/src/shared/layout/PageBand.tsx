import { Display } from '@fitness/ui/Display';
import { Heading } from '@fitness/ui/Heading';
import { PictureBand } from '@fitness/ui/PictureBand';
import { use } from 'react';
import { type PictureName, pictures } from '../brand/pictures.ts';
import { PageTitle } from './page-title.ts';

interface PageBandProps {
  picture: Extract<PictureName, `banner-${string}`>;
  /** Decorative English words above the title. */
  eyebrow: string;
  lead: string;
}

/** The title of the page's route beside a picture, before the content of the page. */
export function PageBand({ picture, eyebrow, lead }: PageBandProps) {
  return (
    <PictureBand picture={pictures[picture]} lead={lead}>
      <Display size="sm" color="accent" lang="en" aria-hidden>
        {eyebrow}
      </Display>
      <Heading level={1} size="title">
        {use(PageTitle)}
      </Heading>
    </PictureBand>
  );
}
