import { messages } from '../messages.ts';

export const businessTexts = messages({
  title: '사업자 정보',
  name: '상호',
  representative: '대표자',
  registrationNumber: '사업자등록번호',
  mailOrderNumber: '통신판매업 신고번호',
  address: '주소',
  phone: '전화',
  email: '이메일',
  hosting: '호스팅 서비스',
  sample: '예시로 적은 정보입니다.',
});
