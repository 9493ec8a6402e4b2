import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { expectFieldStates, fieldStates } from '../../../testing/fields.tsx';
import { TextArea } from './index.ts';

const meta = {
  title: '컴포넌트/TextArea',
  tags: ['autodocs'],
  component: TextArea,
  args: { label: '리뷰 내용', name: 'content', onChange: fn() },
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      <TextArea {...args} />
    </Stack>
  ),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter로 등록할 수 있고, 휴대폰 자판의 Enter도 그렇게 보입니다. 줄은 Shift+Enter로 바꿉니다. */
export const Enter: Story = {
  name: 'Enter로 등록하기',
  args: { onEnter: fn() },
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('textbox', { name: '리뷰 내용' });
    await expect(area).toHaveAttribute('enterkeyhint', 'send');
    await userEvent.type(area, '시설이 좋습니다{Shift>}{Enter}{/Shift}또 오고 싶습니다');
    await expect(args.onEnter).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(area).toHaveValue('시설이 좋습니다\n또 오고 싶습니다');
  },
};

/** 글자 수와 최대 글자 수를 보여 주고, 한도에 가까워지면 스크린 리더에도 알립니다. 넘는 글도 잘리지 않습니다. */
export const MaxLength: Story = {
  name: '길이 제한',
  args: { maxLength: 10, lengthError: '열 글자 이하로 작성해주세요.' },
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText('리뷰 내용');
    await userEvent.type(area, '시설이 좋고 💪');
    await expect(canvas.getByText('8 / 10')).toBeVisible();
    await expect(canvas.queryByText(/^남은 글자 수/)).not.toBeInTheDocument();
    await userEvent.type(area, '!');
    await expect(canvas.getByText('남은 글자 수가 1자 이하입니다.')).toBeInTheDocument();
    await userEvent.type(area, '!');
    await expect(canvas.getByText('최대 글자 수입니다.')).toBeInTheDocument();
    await expect(area).not.toBeInvalid();
    await userEvent.paste('가'.repeat(5000));
    await expect(area).toHaveValue(`시설이 좋고 💪!!${'가'.repeat(5000)}`);
    await expect(canvas.getByText('5,010 / 10')).toBeVisible();
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('열 글자 이하로 작성해주세요.');
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      {Object.entries(fieldStates).map(([label, state]) => (
        <TextArea key={label} {...args} {...state} label={label} rows={2} />
      ))}
      <TextArea {...args} label="글자 수" value="강사님이 친절합니다." maxLength={1000} />
      <TextArea
        {...args}
        label="넘친 글자 수"
        value="강사님이 친절합니다."
        maxLength={10}
        lengthError="열 글자 이하로 작성해주세요."
      />
      <TextArea {...args} label="읽기 전용" value="강사님이 친절합니다." isReadOnly rows={2} />
    </Stack>
  ),
  play: ({ canvas }) => expectFieldStates(canvas.getByLabelText),
};
