import { firstSyllables, subsetLatin } from '@fitness/ui/theme/font-subset';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { openingHoursText } from '../../config/opening-hours.ts';
import { studio } from '../../config/studio.ts';
import { posters } from '../../features/landing/posters.ts';
import { locationTexts } from '../../features/location/texts.ts';
import { joinMembership } from '../../lib/offers.ts';
import { pages } from '../../lib/pages.ts';
import { HomePage } from './HomePage.tsx';

describe('the home page before the token has been read (docs/product.md#routes)', () => {
  it('has its posters, and a way to the membership only where no scripts run @screen:home.join-unread', () => {
    const html = renderToString(<HomePage />);
    expect(html.match(/<img|<picture|<svg/g)?.length).toBeGreaterThanOrEqual(4);
    const [withoutScripts = ''] = html.match(/<noscript>.*<\/noscript>/) ?? [];
    expect(withoutScripts).toContain('멤버십 가입하기');
    expect(html.replace(withoutScripts, '')).not.toContain('멤버십 가입하기');
  });
});

describe('the texts of the home page', () => {
  it('contains only letters of the first font, so that no other is downloaded', () => {
    const { address, phone, hours } = locationTexts;
    const text = posters
      .flatMap(({ title, lines, detail, link }) => [title, ...lines, detail, link.label])
      .concat(
        address,
        phone,
        hours,
        pages.map.title,
        studio.address,
        openingHoursText,
        joinMembership,
      )
      .join('');
    const missing = [...new Set(text)].filter(
      (letter) => !firstSyllables.includes(letter) && !subsetLatin.includes(letter),
    );
    expect(missing).toEqual([]);
  });
});
