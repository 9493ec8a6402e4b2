import { demoAccounts } from '@fitness/mocks/demo-accounts';
import { scenarios } from '@fitness/mocks/scenarios';
import type { ArgTypes, Meta, StoryObj } from '@storybook/react-vite';
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
 * The base of every page story's meta. No doc comment may precede a meta that spreads it: Storybook would turn the comment into
 * `parameters` and lose these. A page's stories only differ in `args`:
 *
 *   const meta = { ...pageMeta, title: '화면/고객/수업 예약', args: { path: paths.reservations, persona: 'customer1' } } satisfies PageMeta;
 *   export const Empty: Story = { name: '비어 있음', args: { persona: 'customer2' }, play: … };
 *   export const Failed: Story = { name: '불러오지 못함', args: { faults: [{ operation: 'listMyPromotions', … }] }, play: … };
 *
 * The toolbar (role, scenario, fault, clock) overrides a story's args. Page stories have no docs page, because they share one
 * browser storage.
 */
export const pageMeta = {
  component: AppFrame,
  render: (args: AppState, { globals }: { globals: ToolbarGlobals }) =>
    createElement(AppFrame, stateOf(args, globals)),
  argTypes,
  parameters: {
    layout: 'fullscreen',
    // No controls panel: the toolbar sets the state, and the panel would take space.
    controls: { disable: true },
    docs: { codePanel: false },
    // react-aria's live announcer refers to removed ids for some seconds.
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

/** `pageMeta` for pages with a calendar, whose days have longer accessible names than their visible number. */
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

/** The parameters of a meta with a text for the panel 설명. */
export function describedBy(text: string, { parameters } = pageMeta) {
  return { ...parameters, docs: { ...parameters.docs, description: { component: text } } };
}

export type PageMeta = Meta<typeof AppFrame>;

/** A story of a file whose meta has the path of the page. */
export type Story = StoryObj<typeof pageMeta & { args: { path: string } }>;
