import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function failed(isOutermost: boolean) {
  const boundary = new ErrorBoundary({ children: '내용', isOutermost });
  boundary.state = ErrorBoundary.getDerivedStateFromError();
  return renderToString(boundary.render());
}

describe('the message of an error boundary (docs/product.md#errors)', () => {
  it('is a page of its own around the whole app: one main with one heading and another try', () => {
    const html = failed(true);
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('다시 시도');
  });
  it('is a part of the page elsewhere, which has its main already', () => {
    const html = failed(false);
    expect(html).not.toContain('<main');
    expect(html).toContain('화면을 불러오지 못했습니다.');
  });
});
