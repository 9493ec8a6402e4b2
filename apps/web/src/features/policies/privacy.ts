import { business } from '../../config/business.ts';
import { studio } from '../../config/studio.ts';
import { formatPhone } from '../../lib/format.ts';
import type { PolicySection } from './PolicyDocument.tsx';

/** 개인정보 처리방침. */
export const privacy: readonly PolicySection[] = [
  {
    title: '수집하는 개인정보와 목적',
    paragraphs: [
      '스튜디오는 서비스에 필요한 정보만 수집하고, 다음 목적이 아닌 곳에 사용하지 않습니다.',
    ],
    facts: [
      {
        term: '회원 가입',
        description:
          '이름, 성별, 아이디, 비밀번호, 휴대폰 번호, 이메일. 본인 확인과 수업 안내에 사용합니다.',
      },
      {
        term: '구매',
        description:
          '구매한 이용권, 결제 금액과 결제 번호. 이용권 등록과 환불에 사용합니다. 카드 번호는 수집하지 않습니다.',
      },
      {
        term: '이용',
        description: '예약, 출석, 리뷰. 수업 운영과 이용 내역 확인에 사용합니다.',
      },
    ],
  },
  {
    title: '보관 기간',
    paragraphs: [
      '회원을 탈퇴하면 개인정보를 지체 없이 삭제합니다. 법에서 보관하도록 정한 기록은 그 기간 동안 따로 보관합니다.',
    ],
    facts: [
      { term: '계약과 결제', description: '5년 (전자상거래법)' },
      { term: '불만과 분쟁 처리', description: '3년 (전자상거래법)' },
      { term: '접속 기록', description: '3개월 (통신비밀보호법)' },
    ],
  },
  {
    title: '다른 회사에 맡기는 일',
    paragraphs: [
      '서비스를 위해 다음 회사에 일을 맡깁니다. 그 밖에는 개인정보를 제공하지 않습니다.',
    ],
    facts: [
      {
        term: '결제',
        description: '포트원, 카카오페이. 이름, 회원 번호와 구매한 이용권을 보냅니다.',
      },
      { term: '지도', description: '카카오. 회원의 정보는 보내지 않습니다.' },
      { term: '서버 운영', description: business.hosting },
    ],
  },
  {
    title: '이 기기에 보관하는 정보',
    page: 'settings',
    paragraphs: [
      '로그인한 동안 로그인 정보와 마지막으로 불러온 이용권과 예약을 이 기기에 보관하고, 로그아웃하면 지웁니다.',
      '작성 중인 리뷰와 결제 내역은 로그아웃해도 이 기기에 남습니다. 다른 사람이 로그인하면 보이지 않습니다.',
      '설정에서 고른 글자 크기와 움직임은 쿠키 하나에 보관합니다. 광고를 위한 쿠키나 추적 도구는 사용하지 않습니다.',
    ],
  },
  {
    title: '회원의 권리',
    paragraphs: [
      `회원은 언제든지 자신의 정보를 확인하고, 고치거나 삭제하도록 요청할 수 있습니다. 데스크나 전화(${formatPhone(studio.phone)}), 이메일(${business.email})로 요청해주세요.`,
      `개인정보 보호책임자는 ${business.privacyOfficer}입니다. 개인정보 침해에 관한 상담은 개인정보침해신고센터(국번 없이 118)에서도 받을 수 있습니다.`,
    ],
  },
];
