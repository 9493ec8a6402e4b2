import { expect, userEvent, waitFor } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { textsOf } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/마스터/직원',
  args: { path: paths.worker, persona: 'master1' },
} satisfies PageMeta;

/** 처음에는 이번 달이고, 다른 달을 고를 수 있습니다. 없으면 0입니다. */
export const Ready: Story = {
  name: '이번 달',
  tags: ['rule:screen:worker.month'],
  play: async ({ canvas }) => {
    const [year, month] = [await canvas.findByLabelText('연도'), canvas.getByLabelText('월')];
    await expect(year).toHaveValue('2026');
    await expect(month).toHaveValue('11');
    const busiest = textsOf((await canvas.findByRole('row', { name: /정유나/ })).children);
    await expect(busiest).toEqual(['5', '정유나', '여성', '010-3000-0005', '19명', '48회']);
    await expect(
      canvas.getAllByRole('columnheader').map(({ innerText }) => innerText.split('\n')[0]),
    ).toEqual(['번호', '이름', '성별', '연락처', '담당 회원 수', '수업 횟수']);
    const none = textsOf(canvas.getByRole('row', { name: /윤태오/ }).children).slice(-2);
    await expect(none).toEqual(['0명', '0회']);
    const sum = textsOf(canvas.getByRole('row', { name: /^합계/ }).children).slice(-2);
    await expect(sum).toEqual(['50명', '153회']);
    await expect(canvas.getByText('여러 직원이 맡는 회원은 직원마다 포함됩니다.')).toBeVisible();
    await userEvent.selectOptions(month, '10');
    await waitFor(() =>
      expect(textsOf(canvas.getByRole('row', { name: /정유나/ }).children).at(-1)).toBe('60회'),
    );
  },
};
