import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HomePage } from './HomePage.tsx';

describe('the home page before the token has been read (docs/product.md#routes)', () => {
  it('has its posters, and no way to the membership yet @screen:home.join-unread', () => {
    const html = renderToString(<HomePage />);
    expect(html.match(/<img|<picture|<svg/g)?.length).toBeGreaterThanOrEqual(4);
    expect(html).not.toContain('멤버십 가입하기');
  });
});
