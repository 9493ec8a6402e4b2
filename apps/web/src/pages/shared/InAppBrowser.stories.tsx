import { expect, spyOn } from 'storybook/test';
import { describedBy, pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { expectAlert, press } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/공통/앱 안의 브라우저',
  parameters: describedBy(
    '카카오톡 같은 앱 안에서 열었을 때, 되지 않는 일과 할 수 있는 일을 알려 줍니다.',
  ),
  args: { path: paths.membership },
  beforeEach: [
    pageMeta.beforeEach,
    () =>
      void spyOn(navigator, 'userAgent', 'get').mockReturnValue(
        'Mozilla/5.0 (Linux; Android 15; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36;KAKAOTALK 2510900',
      ),
  ],
} satisfies PageMeta;

/** 결제가 다른 브라우저로 돌아올 수 있다고 알리고, 구매는 막지 않습니다. */
export const Buying: Story = {
  name: '구매할 때',
  tags: ['rule:buy:in-app-browser'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/결제를 마친 뒤 다른 브라우저가 열릴 수 있습니다\./),
    ).toBeVisible();
    const button = await canvas.findByRole('button', { name: '1일 이용권 구매하기' });
    await expect(button).not.toHaveAttribute('aria-disabled');
  },
};

export const AddingToCalendar: Story = {
  name: '캘린더에 추가할 때',
  args: { path: paths.reservations, persona: 'customer1' },
  play: async ({ canvas }) => {
    await press(canvas, '캘린더에 추가');
    await expectAlert(
      '지금 쓰는 앱에서는 파일을 받을 수 없습니다. Safari나 Chrome에서 열어 다시 시도해주세요.',
    );
  },
};
