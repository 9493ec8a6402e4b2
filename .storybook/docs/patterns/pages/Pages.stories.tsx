import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dayNameParameters } from '../../../../packages/ui/testing/day-names.ts';
import { Frame } from './Frame.tsx';
import { FormPage, ListPage, PlanningPage, PresentingPage, ReportPage } from './pages.tsx';

const description = `
화면 구성은 크게 다섯 가지입니다. 모두 \`packages/ui\`만으로 만들었습니다. 새 화면은 가장 가까운 구성에서 시작합니다.

| 화면의 목적 | 구성 |
|---|---|
| 소개하기 | Display, 나란한 Panel, 다음 단계 하나 |
| 찾기 | Heading, FilterBar, Table, Pagination |
| 고르기 | Split: Calendar와 Legend, 옆에 RowList |
| 분석하기 | FilterBar, DescriptionList, BarChart, 같은 값의 Table |
| 입력받기 | 가운데에 AuthCard |
`;

const meta = {
  title: '패턴/화면 구성',
  tags: ['autodocs'],
  component: Frame,
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: description }, story: { inline: false, height: '36rem' } },
  },
  args: { children: null },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('link', { name: 'BRAND' })[0]).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeInTheDocument();
    await expect(within(page.getByRole('main')).getAllByRole('heading', { level: 1 })).toHaveLength(
      1,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
} satisfies Meta<typeof Frame>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Presenting: Story = { name: '소개하기', args: { children: <PresentingPage /> } };
export const PresentingPhone: Story = {
  ...Presenting,
  name: '소개하기, 휴대폰',
  globals: phone,
};

export const List: Story = { name: '찾기', args: { children: <ListPage /> } };
export const ListPhone: Story = { ...List, name: '찾기, 휴대폰', globals: phone };

export const Planning: Story = {
  name: '고르기',
  args: { children: <PlanningPage /> },
  parameters: dayNameParameters,
};
export const PlanningPhone: Story = { ...Planning, name: '고르기, 휴대폰', globals: phone };

export const Report: Story = { name: '분석하기', args: { children: <ReportPage /> } };
export const ReportPhone: Story = { ...Report, name: '분석하기, 휴대폰', globals: phone };

export const Asking: Story = { name: '입력받기', args: { children: <FormPage /> } };
export const AskingPhone: Story = { ...Asking, name: '입력받기, 휴대폰', globals: phone };
