import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { errorIdOf } from '../lib/report.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

async function failed(isOutermost: boolean, error: unknown = new Error('odd')) {
  const boundary = new ErrorBoundary({ children: '내용', isOutermost });
  boundary.state = { ...boundary.state, ...ErrorBoundary.getDerivedStateFromError(error) };
  const { prelude } = await prerender(boundary.render());
  return new Response(prelude).text();
}

describe('the message of an error boundary (docs/product.md#errors)', () => {
  it('is a page of its own around the whole app: one main with one heading and another try', async () => {
    const html = await failed(true);
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('다시 시도');
  });
  it("is a part of the page elsewhere, which has its main already; with the error's id @error:id", async () => {
    const error = new Error('odd');
    const html = await failed(false, error);
    expect(html).not.toContain('<main');
    expect(html).toContain('화면을 불러오지 못했습니다.');
    expect(html).toContain(`오류 번호 ${errorIdOf(error)}`);
  });
});
