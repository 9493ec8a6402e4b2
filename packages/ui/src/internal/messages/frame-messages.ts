import { createContext, useContext } from 'react';

/** The built-in texts of the page frame, its skeleton and buttons; separate from the others, which the first page does not need. */
export const koreanFrameMessages = {
  skipToContent: '본문 바로가기',
  menu: '메뉴',
  mainMenu: '주 메뉴',
  loading: '불러오는 중',
  pending: '처리 중',
};

/** The frame's messages of a LocaleProvider. */
export const FrameMessagesContext = createContext(koreanFrameMessages);

/** The texts of the frame from the surrounding LocaleProvider. */
export function useFrameMessages(): typeof koreanFrameMessages {
  return useContext(FrameMessagesContext);
}
