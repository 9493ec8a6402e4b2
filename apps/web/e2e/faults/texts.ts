/** The texts of several screens, repeated here so that an accidental change in the app fails a test. */
export const unknownError = '알 수 없는 오류';
export const noResponse =
  '서버의 응답이 없어 처리되었는지 알 수 없습니다. 다시 시도하기 전에 처리되었는지 확인해주세요.';
export const permissionChanged = '권한이 변경되었습니다. 다시 로그인해주세요.';
export const listFailed = '목록을 불러오지 못했습니다.';
/** The text of a section that failed to render, which no fault may cause. */
export const brokenSection = '내용을 표시하지 못했습니다.';
export const noSubject = '수업을 등록할 권한이 없습니다.';
export const retry = '다시 시도';
