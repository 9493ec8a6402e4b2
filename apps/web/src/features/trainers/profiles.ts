import { type Instructor, instructors } from '@fitness/api-contract/catalogue';
import type { PictureFiles } from '@fitness/ui/Picture';
import { portraitOf } from '../../lib/pictures.ts';

interface Profile {
  speciality: string;
  introduction: string;
  career: readonly string[];
}

const profiles: Record<number, Profile> = {
  1: {
    speciality: '근력과 바벨',
    introduction: '무게보다 자세를 먼저 봅니다.',
    career: [
      '생활스포츠지도사 2급(보디빌딩)',
      '부산시 파워리프팅 대회 83kg급 3위',
      '퍼스널 트레이닝 9년',
    ],
  },
  2: {
    speciality: '체형 교정과 재활 운동',
    introduction: '통증 없이 움직일 수 있는 범위부터 넓혀 갑니다.',
    career: ['물리치료사', '건강운동관리사', '정형외과 운동센터 6년'],
  },
  3: {
    speciality: '체지방 감량과 체력',
    introduction: '복싱 미트와 인터벌로 지루할 틈 없이 움직입니다.',
    career: ['생활스포츠지도사 2급(복싱)', '전국 생활체육 복싱 대회 2위', '퍼스널 트레이닝 7년'],
  },
  4: {
    speciality: '여성 근력과 바디 프로필',
    introduction: '몸의 변화를 사진과 숫자로 함께 기록합니다.',
    career: [
      '생활스포츠지도사 2급(보디빌딩)',
      '피트니스 대회 비키니 부문 1위',
      '스포츠 영양 코치 과정 수료',
    ],
  },
  5: {
    speciality: '매트와 소도구 필라테스',
    introduction: '여섯 명이 함께해도 한 분 한 분의 자세를 살핍니다.',
    career: ['필라테스 국제 지도자 과정 수료', '한국무용 전공', '그룹 필라테스 8년'],
  },
};

const titles: Record<Instructor['kind'], string> = { pt: '트레이너', pilates: '강사' };

/** An instructor as the trainers page shows it. */
export type InstructorProfile = Instructor &
  Profile & {
    title: string;
    portrait: PictureFiles;
    /** The alternative text of the portrait. */
    pose: string;
  };

/** The instructors in the catalogue's order. */
export const instructorProfiles: readonly InstructorProfile[] = instructors.flatMap(
  (instructor) => {
    const profile = profiles[instructor.managerId];
    const portrait = portraitOf(instructor.managerId);
    return profile && portrait
      ? [{ ...instructor, ...profile, ...portrait, title: titles[instructor.kind] }]
      : [];
  },
);
