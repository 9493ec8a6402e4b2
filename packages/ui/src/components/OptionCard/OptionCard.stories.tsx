import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CardRadioGroup } from '../../../testing/CardRadioGroup.tsx';
import { pictures } from '../../../testing/pictures.ts';
import { Picture } from '../Picture/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { OptionCard } from './index.ts';

const meta = {
  title: '컴포넌트/OptionCard',
  tags: ['autodocs'],
  component: OptionCard,
  args: { eyebrow: 'STANDARD', title: '24회', detail: '1,440,000원', note: '1회당 60,000원' },
} satisfies Meta<typeof OptionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 구분, 제목, 핵심 수치와 그 기준을 한눈에 읽습니다. */
export const Default: Story = { name: '기본' };

/** RadioGroup의 카드 안에서 선택합니다. 카드의 이름은 등급, 내용, 가격으로만 이루어집니다. 제목을 풀어 쓰고, 확인한 장점만 배지로 표시합니다. 이미지로 고를 때도 같은 카드입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="lg">
      <CardRadioGroup />
      <RadioGroup
        label="코치"
        variant="card"
        items={['강민준', '이서연', '박도윤', '한지호'].map((label) => ({ id: label, label }))}
        renderItem={({ label }) => (
          <OptionCard
            title={label}
            text="근력과 바벨"
            picture={<Picture picture={pictures.portrait} sizes="20rem" alt="" />}
          />
        )}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio', { checked: false })).toHaveLength(8);
    const basic = canvas.getByRole('radio', { name: 'BASIC 12회 840,000원' });
    await expect(basic).toHaveAccessibleDescription('1회당 70,000원');
    await userEvent.click(canvas.getByText('840,000원'));
    await expect(basic).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'STANDARD 24회 1,440,000원' })).toBeChecked();
  },
};
