import { expect } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { business } from '../../config/business.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/방문자/개인정보 처리방침',
  args: { path: paths.privacy },
} satisfies PageMeta;

/** 수집하는 정보와 보관 기간, 이 기기에 남는 정보와 책임자를 알려 줍니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:policies:documents'],
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: '개인정보 처리방침' });
    await expect(title).toBeVisible();
    await expect(
      canvas.getByText(new RegExp(`책임자는 ${business.privacyOfficer}`, 'u')),
    ).toBeVisible();
  },
};
