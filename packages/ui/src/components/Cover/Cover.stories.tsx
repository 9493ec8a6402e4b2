import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pictures } from '../../../testing/pictures.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Cover } from './index.ts';

const meta = {
  title: '컴포넌트/Cover',
  tags: ['autodocs'],
  component: Cover,
  parameters: { layout: 'fullscreen' },
  args: {
    picture: pictures.tall,
    widePicture: pictures.wide,
    alt: '산 위로 붉은 해가 떠 있습니다.',
    isFirst: true,
    number: '01',
    title: '아침 운동',
    headline: ['START', 'YOUR DAY,', 'START', 'YOUR LIFE'],
    lang: 'en',
    lines: ['해가 뜨면 시작합니다.', '한 시간이면 충분합니다.'],
    link: { href: '#morning', label: '아침 운동 보기' },
  },
} satisfies Meta<typeof Cover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 큰 문구가 화면의 제목이 되고, 번호는 스크린 리더가 읽지 않습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <>
      <Cover {...args} />
      <Cover
        {...args}
        isFirst={false}
        number="02"
        title="저녁 운동"
        level={2}
        headline={['SLOW', 'IT DOWN']}
        lines={undefined}
        detail="10,000원부터"
        link={undefined}
        action={<LinkButton href="#evening">둘러보기</LinkButton>}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: /^START YOUR DAY,\s+START YOUR LIFE$/u }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: '저녁 운동' })).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: /붉은 해/u })).toHaveLength(2);
  },
};

export const Phone: Story = {
  ...AllVariants,
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
};

/** 둘째 이미지만 스크롤하는 만큼 제자리로 움직이고, 글과 높이는 그대로입니다. */
export const MovesIn: Story = {
  ...AllVariants,
  name: '스크롤에 따른 움직임',
  tags: ['motion'],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('img', { name: /붉은 해/u });
    const scaleOf = (image: Element) => new DOMMatrix(getComputedStyle(image).transform).a;
    const heading = canvas.getByRole('heading', { level: 2, name: '저녁 운동' });
    const placeOf = () => heading.getBoundingClientRect().top + window.scrollY;
    const place = placeOf();
    await waitFor(() => expect(scaleOf(second!)).toBeGreaterThan(1.1));
    await expect(scaleOf(first!)).toBe(1);
    second!.closest('section')!.scrollIntoView();
    await waitFor(() => expect(scaleOf(second!)).toBe(1));
    await expect(placeOf()).toBeCloseTo(place, 0);
    window.scrollTo(0, 0);
  },
};

/** 어디를 눌러도 같은 링크로 이동하고, 포커스는 이미지 전체에 표시됩니다. */
export const WholeLink: Story = {
  name: '전체가 링크',
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: '아침 운동 보기' });
    const cover = canvasElement.querySelector('section')!.getBoundingClientRect();
    await expect(document.elementFromPoint(cover.left + 8, cover.top + 8)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link, '::after').outlineStyle).toBe('solid');
  },
};
