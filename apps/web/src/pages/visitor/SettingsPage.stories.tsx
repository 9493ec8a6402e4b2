import { expect, userEvent } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { paths } from '../../lib/paths.ts';
import { setPreference } from '../../lib/preferences.ts';

export default {
  ...pageMeta,
  title: '화면/방문자/설정',
  args: { path: paths.settings },
  // The preferences belong to the document, which stories share.
  beforeEach: async (context) => {
    const cleanUp = await pageMeta.beforeEach(context);
    return () => {
      setPreference('largeText', false);
      setPreference('reducedMotion', false);
      cleanUp();
    };
  },
} satisfies PageMeta;

const fontSize = () => getComputedStyle(document.documentElement).fontSize;

/** 글자와 간격이 함께 커집니다. */
export const LargeText: Story = {
  name: '글자 크게',
  play: async ({ canvas }) => {
    const before = Number.parseFloat(fontSize());
    const large = await canvas.findByRole('switch', { name: '글자 크게' });
    await userEvent.click(large);
    await expect(large).toBeChecked();
    await expect(Number.parseFloat(fontSize())).toBe(before * 1.25);
    await userEvent.click(large);
    await expect(Number.parseFloat(fontSize())).toBe(before);
    await userEvent.click(large);
  },
};
