import { posterPictures } from '../../shared/brand/pictures.ts';
import { entryPrices } from '../../shared/entry-prices.ts';
import { paths } from '../../shared/paths.ts';
import { posterTexts } from './texts.ts';

const { gym, pt, pilates, membership } = posterTexts;

/** The four posters of the home page, top to bottom; the slogan of the first is the heading. */
export const posters = [
  {
    ...posterPictures('gym'),
    title: gym.title,
    headline: ['MAKE', 'YOUR BODY,', 'MAKE', 'YOUR LIFE'],
    link: { href: paths.membership, label: gym.link },
    lines: [gym.firstLine],
    detail: gym.price,
  },
  {
    ...posterPictures('pt'),
    title: pt.title,
    level: 2,
    headline: ['ONE', 'ON ONE'],
    link: { href: paths.selectTrainer, label: pt.link },
    lines: [pt.firstLine, pt.secondLine],
    detail: entryPrices.pt,
  },
  {
    ...posterPictures('pilates'),
    title: pilates.title,
    level: 2,
    headline: ['FIND', 'YOUR CORE'],
    link: { href: paths.pilates, label: pilates.link },
    lines: [pilates.firstLine, pilates.secondLine],
    detail: entryPrices.pilates,
  },
  {
    ...posterPictures('membership'),
    title: membership.title,
    level: 2,
    headline: ['STACK', 'IT UP'],
    link: { href: paths.healthMembership, label: membership.link },
    lines: [membership.firstLine],
    detail: entryPrices.health,
  },
] as const;
