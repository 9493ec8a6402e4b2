import { createContext, useContext } from 'react';

/** The words of the frame of every page and of its skeleton, apart from the others, which the first page does not need. */
export const koreanFrameMessages = {
  skipToContent: '본문 바로가기',
  menu: '메뉴',
  mainMenu: '주 메뉴',
  loading: '불러오는 중',
};

/** The frame's messages of a LocaleProvider. */
export const FrameMessagesContext = createContext(koreanFrameMessages);

/** The words of the frame, as the LocaleProvider around it gives them. */
export function useFrameMessages(): typeof koreanFrameMessages {
  return useContext(FrameMessagesContext);
}
