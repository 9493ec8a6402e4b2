import { messages } from '../../lib/messages.ts';

export const locationTexts = messages({
  contact: '스튜디오 안내',
  details: '연락처와 사업자 정보',
  address: '주소',
  phone: '전화',
  hours: '운영 시간',
  map: '지도',
  loading: '지도를 불러오는 중입니다.',
  failed: '지도를 불러오지 못했습니다.',
  failedHelp: '지도 앱에서 바로 열 수 있습니다.',
  unconfigured: '지도 키가 설정되지 않았습니다.',
  unconfiguredHelp: '사이트 관리자가 VITE_MAP_KEY를 설정하면 지도가 나타납니다.',
});
