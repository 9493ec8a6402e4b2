import { createContext, useContext } from 'react';
import { koreanFrameMessages } from './frame-messages.ts';

/** The built-in texts of the components, in Korean. */
export const koreanMessages = {
  ...koreanFrameMessages,
  close: '닫기',
  dismiss: '알림 닫기',
  confirm: '확인',
  retry: '다시 시도',
  listFailed: '목록을 불러오지 못했습니다.',
  choose: '선택',
  more: '더 보기',
  less: '접기',
  details: '자세히',
  opensNewTab: '(새 탭에서 열림)',
  filter: '필터',
  sort: '정렬',
  sortOrder: (column: string, direction: 'ascending' | 'descending') =>
    `${column} ${direction === 'ascending' ? '오름차순' : '내림차순'}`,
  sortedBy: (order: string) => `${order}으로 정렬했습니다.`,
  pages: '페이지',
  previous: '이전',
  next: '다음',
  today: '오늘',
  previousMonth: '이전 달',
  nextMonth: '다음 달',
  thisWeek: '이번 주',
  previousWeek: '이전 주',
  nextWeek: '다음 주',
  now: '지금',
  showPastWeeks: '지난 주 보기',
  selected: '선택됨',
  holidays: '공휴일',
  dayOfMonth: (day: number) => `${day}일`,
  openCalendar: '달력 열기',
  datePlaceholder: '연. 월. 일.',
  noDate: (example: string) => `날짜를 ${example}처럼 입력해주세요.`,
  dateFrom: (first: string) => `${first}부터 선택할 수 있습니다.`,
  dateUntil: (last: string) => `${last}까지 선택할 수 있습니다.`,
  openList: '목록 열기',
  noMatches: '일치하는 항목이 없습니다.',
  listKeys: [
    ['↑↓', '이동'],
    ['Enter', '열기'],
    ['Esc', '닫기'],
  ],
  increase: '늘리기',
  decrease: '줄이기',
  rating: '별점',
  stars: (value: number) => `${value}점`,
  ratingOf: (value: number) => `별점 5점 만점에 ${value}점`,
  charactersLeft: (count: string) =>
    count === '0' ? '최대 글자 수입니다.' : `남은 글자 수가 ${count}자 이하입니다.`,
  capsLock: 'Caps Lock이 켜져 있습니다.',
  show: (label: string) => `${label} 보기`,
  hide: (label: string) => `${label} 숨기기`,
  met: '충족',
  unmet: '미충족',
  selectAll: '모두 선택',
  clear: '모두 지우기',
  erase: '한 글자 지우기',
};

/** The words that components say on their own. */
export type Messages = typeof koreanMessages;

/** The messages of a LocaleProvider. */
export const MessagesContext = createContext(koreanMessages);

/** The built-in texts from the surrounding LocaleProvider. */
export function useMessages(): Messages {
  return useContext(MessagesContext);
}
