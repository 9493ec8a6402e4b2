import { entryPrices } from '../lib/offers.ts';
import { isPublic, type PageId, type PublicPageId } from '../lib/pages.ts';
import { studio } from './studio.ts';

/** Not in the table of pages, because only the prerendered documents need descriptions; null for a page that is not indexed. */
const descriptions: Record<PublicPageId, string | null> = {
  home: studio.description,
  signUp: '회원으로 가입하면 이용권을 구매하고 수업을 예약할 수 있습니다.',
  signIn: '로그인하면 수업 예약과 출석을 확인할 수 있습니다.',
  recover: '아이디나 비밀번호를 잊었을 때 데스크에 문의하는 방법을 안내합니다.',
  membership:
    '1일 이용권, 헬스 회원권, 그룹 필라테스, 1:1 PT 이용권의 가격과 기간을 확인하고 온라인에서 구매할 수 있습니다.',
  healthMembership: `기간 내 무제한 헬스 회원권, ${entryPrices.health}. 오래 등록할수록 기간을 더 드립니다.`,
  pilates: `여섯 명이 함께하는 그룹 필라테스 이용권, ${entryPrices.pilates}. 온라인에서 구매하고 수업을 예약할 수 있습니다.`,
  pt: `담당 트레이너와 1:1로 운동하는 PT 이용권, ${entryPrices.pt}. 온라인에서 구매하고 수업을 예약할 수 있습니다.`,
  selectTrainer: `1:1 PT ${entryPrices.pt}. 트레이너 네 명 중에서 고를 수 있습니다.`,
  map: `부산 서면에 있는 ${studio.name}의 주소와 전화번호, 운영 시간, 지하철과 버스로 오시는 길을 안내합니다.`,
  trainers: `1:1 PT와 그룹 필라테스를 맡고 있는 트레이너를 소개합니다. 1:1 PT ${entryPrices.pt}, 그룹 필라테스 ${entryPrices.pilates}.`,
  ptPilates: `1:1 PT ${entryPrices.pt}, 그룹 필라테스 ${entryPrices.pilates}. 진행 방식을 비교할 수 있습니다.`,
  review: '회원들이 직접 남긴 리뷰와 평균 별점을 확인할 수 있습니다.',
  terms: `${studio.name} 이용권의 구매와 이용 기간, 수업의 예약과 취소에 관한 약관입니다.`,
  refund: '이용권을 환불받을 수 있는 기간과 금액, 신청 방법을 계산 예시와 함께 안내합니다.',
  privacy: `${studio.name}이 수집하는 개인정보와 이용 목적, 보관 기간, 회원의 권리를 안내합니다.`,
  settings: '글자 크기와 움직임을 이 기기에 맞게 정할 수 있습니다.',
  pay: null,
};

/** The meta description of a page; null for a page that is not indexed, such as every page that needs a session. */
export function pageDescription(id: PageId): string | null {
  return isPublic(id) ? descriptions[id] : null;
}
