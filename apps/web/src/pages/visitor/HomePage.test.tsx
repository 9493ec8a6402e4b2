import { firstSyllables, subsetLatin } from '@fitness/ui/theme/font-subset';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HomePage } from './HomePage.tsx';

describe('the home page before the token has been read (docs/product.md#routes)', () => {
  const html = renderToString(<HomePage />);

  it('has its posters, and a way to the membership only where no scripts run', () => {
    expect(html.match(/<img|<picture|<svg/g)?.length).toBeGreaterThanOrEqual(4);
    const [withoutScripts = ''] = html.match(/<noscript>.*<\/noscript>/) ?? [];
    expect(withoutScripts).toContain('멤버십 가입하기');
    expect(html.replace(withoutScripts, '')).not.toContain('멤버십 가입하기');
  });

  it('has only letters of the first font, so that no other is downloaded', () => {
    const letters = [...html.replaceAll(/<[^>]*>/g, '')];
    const missing = letters.filter(
      (letter) => !firstSyllables.includes(letter) && !subsetLatin.includes(letter),
    );
    expect(missing).toEqual([]);
  });
});
