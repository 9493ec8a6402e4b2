/** What a picture shows, and where its subject is, which stays when the picture is cut to another shape (docs/hosting-and-security.md#another-studio). */
export interface PictureRecord {
  /** The alternative text; empty for decoration. */
  alt: string;
  /** The part that stays, as a position of sharp: `top`, `right`, `left bottom` …; the centre by default. */
  position?: string;
}

type Pictures = Readonly<Record<string, PictureRecord>>;

const decoration = { alt: '' };

/** Posters, as wide as the window: the files `gym-tall` and `gym-wide`, or one file `gym` for both. */
export const posters = {
  gym: {
    alt: '헬스장 포스터: 붉은 원 앞에서 한 사람이 무거운 바벨을 머리 위로 들어 올립니다.',
  },
  pt: {
    alt: '1:1 PT 포스터: 뒤에서 본 회원이 글러브를 뻗고, 어둠 속에 선 트레이너가 미트로 받습니다.',
  },
  pilates: {
    alt: '그룹 필라테스 포스터: 한 사람이 두 팔과 두 다리를 들어 몸으로 브이 자를 만듭니다.',
  },
  membership: { alt: '헬스 회원권 포스터: 원판 네 더미가 계단처럼 점점 높아집니다.' },
  duo: {
    alt: 'PT와 필라테스 포스터: 붉은 원 앞에서 뒤돌아선 두 사람이 덤벨과 필라테스 링을 머리 위로 듭니다.',
  },
  missing: decoration,
} as const satisfies Pictures;

/** Trainers by manager id: the files `trainer-1` to `trainer-5`. */
export const trainers = {
  1: { alt: '뒤돌아서서 어깨에 바벨을 메고 있습니다.' },
  2: { alt: '뒤돌아서서 두 손으로 긴 막대를 머리 위로 들어 올립니다.' },
  3: { alt: '뒤돌아서서 글러브 낀 두 손을 들고 자세를 잡습니다.' },
  4: { alt: '뒤돌아서서 두 손에 덤벨을 들고 어깨 위로 올립니다.' },
  5: { alt: '뒤돌아서서 필라테스 링을 머리 위로 들어 올립니다.' },
} as const satisfies Pictures;

/** Art beside the form of sign-in and sign-up: the file `plate-wide`. */
export const besideForms = { plate: decoration } as const satisfies Pictures;

/** Square art on the cards of the kinds of pass. */
export const cards = {
  'card-single': decoration,
  'card-health': decoration,
  'card-pilates': decoration,
  'card-pt': decoration,
} as const satisfies Pictures;
