import { studio } from '../../config/studio.ts';
import { messages } from '../../shared/messages.ts';

/** The texts of the posters; both lines of a slogan must fit a small phone, and `alt` describes the picture. */
export const posterTexts = {
  gym: messages({
    title: '헬스장',
    firstLine: '바벨 하나에서 시작합니다.',
    secondLine: studio.invitation,
    link: '이용권 전체 보기',
    alt: '헬스장 포스터: 붉은 원 앞에서 한 사람이 무거운 바벨을 머리 위로 들어 올립니다.',
  }),
  pt: messages({
    title: '1:1 PT',
    firstLine: '한 시간 동안,',
    secondLine: '오직 한 사람에게 집중합니다.',
    link: '1:1 PT 보기',
    alt: '1:1 PT 포스터: 뒤에서 본 회원이 글러브를 뻗고, 어둠 속에 선 트레이너가 미트로 받습니다.',
  }),
  pilates: messages({
    title: '그룹 필라테스',
    firstLine: '여섯 명만 함께합니다.',
    secondLine: '호흡에서 시작해 중심을 찾습니다.',
    link: '그룹 필라테스 보기',
    alt: '그룹 필라테스 포스터: 한 사람이 두 팔과 두 다리를 들어 몸으로 브이 자를 만듭니다.',
  }),
  membership: messages({
    title: '헬스 회원권',
    firstLine: '오래 등록할수록 기간을 더 드립니다.',
    secondLine: '{months}개월 등록하면 {totalMonths}개월 운동합니다.',
    link: '헬스 회원권 보기',
    alt: '헬스 회원권 포스터: 원판 네 더미가 계단처럼 점점 높아집니다.',
  }),
};
