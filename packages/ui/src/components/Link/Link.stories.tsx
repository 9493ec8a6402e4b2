import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { navigate, withRouterLink } from '../../../testing/RouterLink.tsx';
import { Stack } from '../../layout/Stack/index.ts';
import { Link, LinkProvider } from './index.ts';

const meta = {
  title: '컴포넌트/Link',
  tags: ['autodocs'],
  component: Link,
  subcomponents: { LinkProvider },
  args: { href: '#sign-up', children: '회원가입' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 라우터를 알지 못하며, LinkProvider로 받은 컴포넌트가 이동을 맡습니다. */
export const WithRouter: Story = {
  name: '라우터와 함께',
  decorators: [withRouterLink],
  play: async ({ canvas }) => {
    navigate.mockClear();
    const link = canvas.getByRole('link', { name: '회원가입' });
    await expect(link).toHaveAttribute('href', '#sign-up');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.calls).toEqual([['#sign-up']]);
  },
};

/** 문장 안에서는 텍스트와 함께 줄이 바뀌고, 외부 링크는 새 탭에서 열린다고 아이콘과 스크린 리더로 알립니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="lg" align="start">
      <Link href="#reviews">리뷰 보기</Link>
      <Link href="#privacy" variant="muted">
        개인정보 처리방침
      </Link>
      <Link href="#map" aria-current="page">
        오시는 길
      </Link>
      <p>
        처음이신가요?{' '}
        <Link href="#sign-up" isInline>
          회원가입
        </Link>{' '}
        후 바로 예약할 수 있습니다.
      </p>
      <Link href="https://map.example.com" isExternal>
        지도 앱에서 열기
      </Link>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const external = canvas.getByRole('link', { name: '지도 앱에서 열기 (새 탭에서 열림)' });
    await expect(external).toHaveAttribute('target', '_blank');
    await expect(external).toHaveAttribute('rel', 'noreferrer');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('오시는 길');
  },
};
