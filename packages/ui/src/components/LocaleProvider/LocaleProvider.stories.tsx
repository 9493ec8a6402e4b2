import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocale } from 'react-aria-components/I18nProvider';
import { expect } from 'storybook/test';
import { LocaleProvider } from './index.ts';

function CurrentLocale() {
  return <p>현재 언어: {useLocale().locale}</p>;
}

const meta = {
  title: '컴포넌트/LocaleProvider',
  tags: ['autodocs'],
  component: LocaleProvider,
  args: { children: <CurrentLocale /> },
} satisfies Meta<typeof LocaleProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 브라우저의 언어와 관계없이 달력과 안내 문구가 한국어로 나옵니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('현재 언어: ko-KR')).toBeVisible();
  },
};
