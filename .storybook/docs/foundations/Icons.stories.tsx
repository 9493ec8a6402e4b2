import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon, type IconName, iconNames } from '../../../packages/ui/src/components/Icon/index.ts';
import { grid, item, large } from './icons.css.ts';
import { Section, FoundationPage } from './FoundationPage.tsx';

const uses: Record<IconName, string> = {
  alert: '오류',
  arrowRight: '이어서 가기',
  backspace: '한 글자 지우기',
  calendarAdd: '캘린더에 추가',
  check: '선택됨, 완료',
  checkCircle: '내가 정한 것',
  chevronDown: '펼치기',
  chevronLeft: '이전',
  chevronRight: '다음',
  close: '닫기',
  external: '바깥으로 나가는 링크',
  eye: '비밀번호 보기',
  eyeOff: '비밀번호 숨기기',
  info: '알림',
  menu: '메뉴',
  more: '더 많은 동작',
};

function IconPage() {
  return (
    <FoundationPage
      title="아이콘"
      lead="선으로만 그리며 글자 크기를 따릅니다. 아이콘은 장식이라 스크린 리더가 읽지 않습니다. 의미는 항상 옆의 문구나 이름으로 전합니다."
    >
      <Section title="모든 아이콘">
        <ul className={grid} role="list">
          {iconNames.map((name) => (
            <li key={name} className={item}>
              <span className={large}>
                <Icon name={name} />
              </span>
              <code>{name}</code>
              <span>{uses[name]}</span>
            </li>
          ))}
        </ul>
      </Section>
    </FoundationPage>
  );
}

const meta = { title: '기초/아이콘', component: IconPage } satisfies Meta<typeof IconPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  name: '모든 아이콘',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(iconNames.length);
    for (const drawing of canvasElement.querySelectorAll('svg'))
      await expect(drawing).toHaveAttribute('aria-hidden', 'true');
  },
};
