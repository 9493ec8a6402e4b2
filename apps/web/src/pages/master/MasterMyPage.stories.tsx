import { expect, userEvent } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';
import { expectAlert } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

const meta = {
  ...pageMeta,
  title: '화면/마스터/마이페이지',
  args: { path: paths.masterMyPage, persona: 'master1' },
} satisfies PageMeta;

export default meta;

/** 이름과 전화번호는 읽기만 합니다. */
export const Ready: Story = {
  name: '기본',
  play: async ({ canvas }) => {
    for (const [label, value] of [
      ['이름', '대표'],
      ['전화번호', '010-4000-0001'],
    ] as const) {
      await expect(await canvas.findByLabelText(label)).toHaveValue(value);
      await expect(canvas.getByLabelText(label)).toHaveAttribute('readonly');
    }
    await expect(canvas.getByLabelText('새 비밀번호')).toBeVisible();
  },
};

/** 전화번호를 바꾸려면 데스크로 안내합니다. */
export const PhoneChange: Story = {
  name: '전화번호를 바꾸려 할 때',
  tags: ['rule:phone:change'],
  play: after(Ready, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '전화번호 변경' }));
    await expectAlert('전화번호 변경은 데스크에 문의해주세요.');
  }),
};
