export const invalidToken = '유효하지 않은 토큰입니다. 다시 로그인해주세요.';
export const forbidden = '권한이 없습니다.';
export const noData = '조회된 데이터가 없습니다.';
