import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { pictures } from '../../../testing/pictures.ts';
import { Button } from '../Button/index.ts';
import { Picture } from '../Picture/index.ts';
import { MapFrame } from './index.ts';

const meta = {
  title: '컴포넌트/MapFrame',
  tags: ['autodocs'],
  component: MapFrame,
} satisfies Meta<typeof MapFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 스크린 리더가 상태를 읽고, 모든 상태에서 높이가 같습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  args: { status: 'loading', message: '지도를 불러오는 중입니다.' },
  render: () => (
    <Stack gap="md">
      <MapFrame status="loading" message="지도를 불러오는 중입니다." />
      <MapFrame
        status="failed"
        message="지도를 불러오지 못했습니다."
        help="주소를 복사하거나 지도 앱에서 바로 열 수 있습니다."
        action={
          <Button variant="secondary" size="sm">
            다시 시도
          </Button>
        }
      />
      <MapFrame status="ready" label="지도">
        <div>
          <Picture picture={pictures.wide} sizes="100vw" alt="" isFirst />
        </div>
      </MapFrame>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('지도를 불러오는 중입니다.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('지도를 불러오지 못했습니다.');
    await expect(canvas.getByRole('region', { name: '지도' })).toBeVisible();
  },
};
