import { type Guide, optionsOf } from '../../internal/guide.ts';
import type { MapFrameProps } from './MapFrame.tsx';

export const guide: Guide<MapFrameProps> = {
  task: 'display',
  aliases: ['지도'],
  purpose: '지도를 표시합니다. 불러오는 중이거나 실패해도 높이가 같습니다.',
  whenToUse: ['외부 서비스의 지도를 보여 줄 때'],
  whenNotToUse: ['주소를 지도 안에만 표시하지 않습니다. 옆에 텍스트로도 적습니다.'],
  anatomy: [
    [
      '길 일러스트',
      '지도를 불러오는 동안 천천히 밝아졌다 어두워집니다. 동작 줄이기를 켜면 멈춥니다.',
    ],
  ],
  writing: ['불러오기에 실패하면 다른 방법을 안내합니다.'],
  props: {
    status: '불러오는 중, 불러오기 실패, 표시됨',
    message: '불러오는 중이거나 실패했을 때의 문구',
    help: '불러오기에 실패했을 때의 다른 방법',
    action: '다시 시도 Button',
    label: '지도의 이름',
    children: '지도',
  },
  options: optionsOf<MapFrameProps>()({ status: ['loading', 'failed', 'ready'] }),
};
