import { singlePass } from '@fitness/api-contract/catalogue';
import { studio } from '../../config/studio.ts';
import { entryPrices } from '../../lib/offers.ts';
import { paths } from '../../lib/paths.ts';
import { posterPictures } from '../../lib/pictures.ts';

/** The four posters of the home page, top to bottom; the slogan of the first is the heading. */
export const posters = [
  {
    ...posterPictures('gym'),
    title: '헬스장',
    headline: ['MAKE', 'YOUR BODY,', 'MAKE', 'YOUR LIFE'],
    link: { href: paths.membership, label: '이용권 전체 보기' },
    lines: [studio.invitation],
    detail: `${singlePass.name} ${entryPrices.single}`,
  },
  {
    ...posterPictures('pt'),
    title: '1:1 PT',
    level: 2,
    headline: ['ONE', 'ON ONE'],
    link: { href: paths.selectTrainer, label: '1:1 PT 보기' },
    lines: ['한 시간 동안,', '오직 한 사람에게 집중합니다.'],
    detail: entryPrices.pt,
  },
  {
    ...posterPictures('pilates'),
    title: '그룹 필라테스',
    level: 2,
    headline: ['FIND', 'YOUR CORE'],
    link: { href: paths.pilates, label: '그룹 필라테스 보기' },
    lines: ['여섯 명만 함께합니다.', '호흡에서 시작해 중심을 찾습니다.'],
    detail: entryPrices.pilates,
  },
  {
    ...posterPictures('membership'),
    title: '헬스 회원권',
    level: 2,
    headline: ['STACK', 'IT UP'],
    link: { href: paths.healthMembership, label: '헬스 회원권 보기' },
    lines: ['오래 등록할수록 기간을 더 드립니다.'],
    detail: entryPrices.health,
  },
] as const;
