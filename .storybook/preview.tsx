import '@fitness/ui/styles';
import { LocaleProvider } from '@fitness/ui/LocaleProvider';
import { loadFonts } from '@fitness/ui/themes/midnight';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { ComponentPage } from './docs/component/ComponentPage.tsx';
import { describeProps } from './docs/component/describe-props.ts';
import { DocsFrame } from './docs/DocsFrame.tsx';
import { startMockWorker } from './start-mock-worker.ts';
import './themes.css.ts';
import { showTheme } from './theme.ts';
import { globalTypes } from './toolbar.ts';
import { viewports } from './viewports.ts';

document.documentElement.lang = 'ko';
void loadFonts();
for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
  addons.getChannel().on(event, ({ globals }: { globals: Globals }) => showTheme(globals['theme']));
configure({
  // Long enough to load the code of a page, and no time limit of a request, because stories can make timers of that length expire at once.
  asyncUtilTimeout: 25_000,
  // The default prints the whole page with each try of a query that waits.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

const preview: Preview = {
  argTypesEnhancers: [describeProps],
  loaders: [mswLoader(startMockWorker)],
  decorators: [
    (Story) => (
      <LocaleProvider>
        <Story />
      </LocaleProvider>
    ),
  ],
  parameters: {
    a11y: {
      test: 'error',
      // Only the manager shows what passed, and axe describes each of its elements.
      ...(window.parent === window && { options: { resultTypes: ['violations'] } }),
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    htmlLang: 'ko',
    docs: {
      lang: 'ko',
      container: DocsFrame,
      page: ComponentPage,
      codePanel: true,
    },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          '시작하기',
          ['소개', '직접 만들어 보기'],
          '기초',
          ['색', '글자', '간격, 모서리, 움직임', '아이콘'],
          '컴포넌트',
          ['한눈에 보기'],
          '패턴',
          ['화면 만들기', '문구 작성'],
          '화면',
          ['둘러보기', '방문자', '고객', '매니저', '마스터', '공통', '휴대폰', '긴 글'],
          '흐름',
          ['가입에서 로그인까지', '구매', '예약과 취소', '수업 등록과 삭제', '권한 변경', '출석'],
        ],
      },
    },
  },
  globalTypes,
};

export default preview;
