import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
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
