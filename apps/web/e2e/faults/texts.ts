/** The texts of several screens, written again so that a changed text of the app is noticed. */
export const unknownError = '알 수 없는 오류';
export const noResponse =
  '서버의 응답이 없어 처리되었는지 알 수 없습니다. 다시 시도하기 전에 처리되었는지 확인해주세요.';
export const permissionChanged = '권한이 변경되었습니다. 다시 로그인해주세요.';
export const listFailed = '목록을 불러오지 못했습니다.';
/** A section that could not be rendered, which no fault makes. */
export const brokenSection = '내용을 표시하지 못했습니다.';
export const noSubject = '수업을 등록할 권한이 없습니다.';
export const retry = '다시 시도';
