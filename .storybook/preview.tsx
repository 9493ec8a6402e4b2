import '@fitness/ui/styles';
import { loadFonts } from '@fitness/ui/fonts';
import { LocaleProvider } from '@fitness/ui/LocaleProvider';
import { tokens } from '@fitness/ui/theme';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { themes } from 'storybook/theming';
import { ComponentPage } from './docs/component/ComponentPage.tsx';
import { describeProps } from './docs/component/describe-props.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';
import { viewports } from './viewports.ts';

document.documentElement.lang = 'ko';
void loadFonts();
// A page story first loads the code of its page.
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  argTypesEnhancers: [describeProps],
  loaders: [mswLoader()],
  decorators: [
    (Story) => (
      <LocaleProvider>
        <Story />
      </LocaleProvider>
    ),
  ],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { options: { page: { name: '페이지', value: tokens.color.surface.page } } },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { theme: themes.dark, page: ComponentPage },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          '시작하기',
          ['소개', '검토하는 방법', '직접 짜 보기', '새로운 것', '변경 기록'],
          '기초',
          ['색', '글자', '간격과 크기', '모서리와 깊이', '움직임', '아이콘'],
          '컴포넌트',
          ['한눈에 보기'],
          '패턴',
          ['양식', '목록', '대화 상자', '금액과 날짜', '비어 있음과 오류', '글쓰기'],
          '화면',
          [
            '둘러보기',
            '방문자',
            '고객',
            '매니저',
            '마스터',
            '공통',
            '휴대폰',
            '긴 글',
            '오류 문구',
            '서버 오류',
          ],
          '흐름',
          [
            '가입에서 로그인까지',
            '구매',
            '예약과 취소',
            '수업 등록과 삭제',
            '매출',
            '권한 변경',
            '출석',
          ],
        ],
      },
    },
  },
  globalTypes,
  initialGlobals: { ...initialGlobals, backgrounds: { value: 'page' } },
};

export default preview;
