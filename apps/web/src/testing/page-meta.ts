// Its types also add `msw` to a story's context.
import type { MswApi } from 'msw-storybook-addon/types';
import { AppFrame, type AppFrameProps } from './AppFrame.tsx';
import { prepareApp } from './prepare-app.ts';

/**
 * What every page story's meta begins with. A page's stories then only differ in `args`:
 *
 *   const meta = { ...pageMeta, title: '화면/고객/수업 예약', args: { path: paths.reservations, persona: 'customer1' } } satisfies Meta<typeof AppFrame>;
 *   export const Empty: Story = { name: '비어 있음', args: { persona: 'customer2' }, play: … };
 *   export const Failed: Story = { name: '불러오지 못함', args: { faults: [{ operation: 'listMyPromotions', … }] }, play: … };
 */
export const pageMeta = {
  component: AppFrame,
  parameters: {
    layout: 'fullscreen',
    // For some seconds react-aria's announcer still names what it announced by id, also after that is gone.
    a11y: { context: { exclude: ['[data-live-announcer]'] } },
  },
  beforeEach: (context: { msw: MswApi; args: Partial<AppFrameProps> }) => prepareApp(context),
};
