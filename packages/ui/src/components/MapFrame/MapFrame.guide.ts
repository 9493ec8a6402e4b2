import type { Guide } from '../../internal/guide.ts';
import type { MapFrameProps } from './MapFrame.tsx';

export const guide: Guide<MapFrameProps> = {
  status: 'draft',
  since: '2026-11-22',
  purpose: '지도의 자리. 불러오는 동안에도, 실패해도, 나타나도 높이가 같습니다.',
  whenToUse: ['바깥 서비스의 지도를 보여 줄 때'],
  whenNotToUse: ['주소는 지도 안에만 두지 않고 곁에 글로도 적습니다.'],
  anatomy: [
    ['지도', '서비스의 지도가 자리를 채웁니다.'],
    ['길 그림', '지도 대신. 불러오는 동안 천천히 밝아졌다 어두워지고, 움직임을 줄이면 멈춥니다.'],
    ['안내', '불러오는 중이라는 말, 또는 실패와 대신할 일'],
    ['다시 시도 (선택)', '실패했을 때의 Button'],
  ],
  keyboard: [],
  writing: ['실패했을 때는 대신 할 수 있는 일을 적습니다.'],
  props: {
    status: '불러오는 중, 실패, 나타남',
    message: '불러오는 중이거나 실패했다는 안내',
    help: '실패했을 때 대신 할 수 있는 일',
    action: '다시 시도하는 Button',
    label: '지도의 이름',
    children: '지도',
  },
  options: { status: ['loading', 'failed', 'ready'] },
};
