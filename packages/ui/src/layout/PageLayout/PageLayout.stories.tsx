import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Banner } from '../../components/Banner/index.ts';
import { Footer } from '../../components/Footer/index.ts';
import { Header } from '../../components/Header/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Panel } from '../../components/Panel/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Page } from '../Page/index.ts';
import { PageLayout } from './index.ts';

const meta = {
  title: '컴포넌트/배치/PageLayout',
  tags: ['autodocs'],
  component: PageLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    header: (
      <Header
        brand={{ name: 'MAKE FIT', href: '#home' }}
        items={[{ label: '소식', href: '#news', current: 'page' }]}
        action={{ label: '들어가기', href: '#enter' }}
      />
    ),
    banner: <Banner tone="warning">오늘 저녁 여덟 시에 점검이 있습니다.</Banner>,
    footer: <Footer copyright="© 2026 MAKE FIT" />,
    children: (
      <Page>
        <Heading level={1} lead="새 소식을 먼저 알려 드립니다.">
          소식
        </Heading>
        <Panel title="이번 주">
          <Text>매일 조금씩 꾸준히 하는 운동이 몸을 바꿉니다.</Text>
        </Panel>
      </Page>
    ),
  },
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 처음 Tab을 누르면 본문으로 건너뛸 수 있습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  play: async ({ canvas }) => {
    const skip = canvas.getByRole('link', { name: '본문 바로가기' });
    await expect(skip.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThan(0);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    window.scrollTo(0, 0);
    const footer = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(footer.top).toBeGreaterThanOrEqual(window.innerHeight);
  },
};

export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
};

/** 400%로 확대한 것처럼 낮은 화면에서는 헤더가 내용을 가리지 않고 함께 스크롤합니다. */
export const Low: Story = {
  name: '낮은 화면',
  tags: ['picture'],
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    window.scrollTo(0, 200);
    await expect(canvas.getByRole('banner').getBoundingClientRect().bottom).toBeLessThan(0);
    window.scrollTo(0, 0);
  },
};
