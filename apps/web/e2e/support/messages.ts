export const invalidToken = '유효하지 않은 토큰입니다. 다시 로그인해주세요.';
