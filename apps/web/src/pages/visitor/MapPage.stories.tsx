import { expect, userEvent } from 'storybook/test';
import { endTimeLimitsAtOnce } from '../../../testing/end-time-limits.ts';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';
import { arrive } from '../../../testing/steps.ts';
import { studio } from '../../config/studio.ts';
import { mapRetryDelays } from '../../features/location/maps-sdk.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/방문자/오시는 길',
  args: { path: paths.map },
} satisfies PageMeta;

/** 지도와 주소, 지하철과 버스 안내입니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:screen:map.address'],
  play: async ({ canvas }) => {
    await arrive(canvas, '오시는 길');
    await expect(await canvas.findByRole('region', { name: '지도' })).toBeVisible();
    await expect(canvas.getByText(studio.address)).toBeVisible();
    for (const name of ['주소', '지하철', '버스'])
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
  },
};

/** 지도가 오기 전에도 주소와 교통 안내는 있습니다. */
export const Loading: Story = {
  name: '불러오는 중',
  args: { thirdPartyFaults: [{ target: 'map-script' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('지도를 불러오는 중입니다.')).toBeVisible();
    await expect(canvas.getByText(studio.address)).toBeVisible();
  },
};

/** 세 번 더 시도해도 지도가 오지 않으면 지도 앱으로 열 수 있습니다. */
export const Failed: Story = {
  name: '불러오기 실패',
  tags: ['rule:map:failed'],
  args: { thirdPartyFaults: [{ target: 'geocoding', times: 4 }] },
  beforeEach: () => endTimeLimitsAtOnce(...mapRetryDelays),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('지도를 불러오지 못했습니다.')).toBeVisible();
    await expect(canvas.getByText('지도 앱에서 바로 열 수 있습니다.')).toBeVisible();
    for (const name of ['카카오맵', '네이버 지도', '구글 지도'])
      await expect(canvas.getByRole('link', { name: `${name} (새 탭에서 열림)` })).toBeVisible();
  },
};

/** 다시 시도하면 지도가 나타납니다. */
export const Retried: Story = {
  ...Failed,
  name: '불러오기 실패 뒤 다시 시도',
  play: after(Failed, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(await canvas.findByRole('region', { name: '지도' })).toBeVisible();
  }),
};
