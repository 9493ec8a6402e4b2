import { demoAccounts } from '@fitness/mocks/demo-accounts';
import { scenarios } from '@fitness/mocks/scenarios';
import type { ArgTypes } from '@storybook/react-vite';
// Its types also add `msw` to a story's context.
import type { MswApi } from 'msw-storybook-addon/types';
import { createElement } from 'react';
import { AppFrame } from './AppFrame.tsx';
import { type AppState, stateOf, type ToolbarGlobals } from './app-state.ts';
import { prepareApp } from './prepare-app.ts';

const argTypes: Partial<ArgTypes<AppState>> = {
  path: { description: '열려 있는 주소', control: 'text' },
  persona: {
    description: '로그인한 데모 계정. 비우면 로그인하지 않은 상태',
    control: 'select',
    options: demoAccounts.map(({ username }) => username),
  },
  scenario: {
    description: '스튜디오의 데이터',
    control: 'select',
    options: Object.keys(scenarios),
  },
  now: { description: '스튜디오의 시각 (서울)', control: 'text' },
  state: { description: '앞 화면이 넘겨준 값', control: 'object' },
  token: { description: '계정 대신 직접 저장하는 토큰', control: 'text' },
  faults: { description: '백엔드에서 일어나는 오류', control: 'object' },
  thirdPartyFaults: { description: '결제사와 지도에서 일어나는 오류', control: 'object' },
};

/**
 * What every page story's meta begins with. No doc comment may stand above a meta that spreads it: Storybook would turn the comment
 * into `parameters` of its own and lose these. A page's stories then only differ in `args`:
 *
 *   const meta = { ...pageMeta, title: '화면/고객/수업 예약', args: { path: paths.reservations, persona: 'customer1' } } satisfies Meta<typeof AppFrame>;
 *   export const Empty: Story = { name: '비어 있음', args: { persona: 'customer2' }, play: … };
 *   export const Failed: Story = { name: '불러오지 못함', args: { faults: [{ operation: 'listMyPromotions', … }] }, play: … };
 *
 * What the toolbar says (role, scenario, fault, clock) goes over a story's own args. Page stories have no docs page: they share one
 * browser storage and cannot stand beside each other.
 */
export const pageMeta = {
  component: AppFrame,
  render: (args: AppState, { globals }: { globals: ToolbarGlobals }) =>
    createElement(AppFrame, stateOf(args, globals)),
  argTypes,
  parameters: {
    layout: 'fullscreen',
    // For some seconds react-aria's announcer still names what it announced by id, also after that is gone.
    a11y: { context: { exclude: ['[data-live-announcer]'] } },
  },
  beforeEach: ({
    msw,
    args,
    globals,
  }: {
    msw: MswApi;
    args: Partial<AppState>;
    globals: ToolbarGlobals;
  }) => prepareApp({ msw, args: stateOf(args, globals) }),
};

/** As `pageMeta`, for pages with a calendar: a day's name begins with its date in words, which is more than the number that is seen. */
export const calendarPageMeta = {
  ...pageMeta,
  parameters: {
    ...pageMeta.parameters,
    a11y: {
      ...pageMeta.parameters.a11y,
      options: { rules: { 'label-content-name-mismatch': { enabled: false } } },
    },
  },
};
