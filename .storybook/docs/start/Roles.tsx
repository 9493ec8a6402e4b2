import { Tiles } from '@fitness/ui/layout/Tiles';
import { Picture } from '@fitness/ui/Picture';
import type { OperationRole } from '@fitness/api-contract/roles';
import { type PictureName, pictures } from '@fitness/web/lib/pictures.ts';
import { AnchorMdx, Unstyled } from '@storybook/addon-docs/blocks';
import * as styles from './introduction.css.ts';

type Role = {
  name: string;
  picture: PictureName;
  text: string;
  /** The labels and the ids of stories. */
  links: readonly (readonly [label: string, story: string])[];
};

const roles: Record<OperationRole, Role> = {
  ROLE_ANONYMOUS: {
    name: '방문자',
    picture: 'card-single',
    text: '스튜디오를 둘러보고 이용권을 비교한 뒤 가입합니다.',
    links: [
      ['홈', '화면-방문자-홈--ready'],
      ['이용권 고르기', '화면-방문자-회원권--ready'],
      ['가입하고 로그인하기', '흐름-가입에서-로그인까지--sign-up-to-sign-in'],
    ],
  },
  ROLE_CUSTOMER: {
    name: '고객',
    picture: 'card-pilates',
    text: '이용권을 구매하고 수업을 예약하며 리뷰를 남깁니다.',
    links: [
      ['내 이용권', '화면-고객-수업-예약--ready'],
      ['예약하고 취소하기', '흐름-예약과-취소--reserve-and-cancel'],
      ['결제하기', '흐름-구매--approved'],
    ],
  },
  ROLE_MANAGER: {
    name: '트레이너',
    picture: 'card-pt',
    text: '담당 과목의 수업을 열고 담당 회원을 관리합니다.',
    links: [
      ['수업 관리', '화면-매니저-수업-관리--ready'],
      ['회원 관리', '화면-매니저-회원-관리--ready'],
      ['수업 등록하고 삭제하기', '흐름-수업-등록과-삭제--register-and-delete'],
    ],
  },
  ROLE_MASTER: {
    name: '대표',
    picture: 'card-health',
    text: '매출과 직원 실적을 확인하고 회원 권한과 출석을 관리합니다.',
    links: [
      ['매출', '화면-마스터-매출--ready'],
      ['회원 권한 변경', '흐름-권한-변경--customer-becomes-manager'],
      ['데스크 출석 체크', '흐름-출석--desk-to-calendar'],
    ],
  },
};

/** A card for each role with links to its stories. */
export function Roles() {
  return (
    <Unstyled>
      <Tiles as="ul" columns={{ phone: 1, tablet: 2, desktop: 4 }} gap="md">
        {Object.values(roles).map(({ name, picture, text, links }) => (
          <li key={name} className={styles.role}>
            <div className={styles.rolePicture}>
              <Picture picture={pictures[picture]} sizes="(min-width: 48rem) 30rem, 100vw" alt="" />
            </div>
            <div className={styles.roleText}>
              <h3>{name}</h3>
              <p className={styles.muted}>{text}</p>
              <ul role="list">
                {links.map(([label, story]) => (
                  <li key={story} className={styles.roleLink}>
                    <AnchorMdx href={`./?path=/story/${story}`} target="_top">
                      {label}
                    </AnchorMdx>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </Tiles>
    </Unstyled>
  );
}
