import { describe, expect, it } from 'vitest';
import { signUpConstraints } from '../generated/constraints.ts';
import { requestExamples } from '../generated/examples.ts';
import { validateResponse, validateRequest } from '../validators.ts';
const example = requestExamples.signUp.body;

function problemsOf(
  result: ReturnType<typeof validateRequest> | ReturnType<typeof validateResponse>,
) {
  return result.ok ? [] : result.problems;
}

describe('sign-up validation', () => {
  const valid: [keyof typeof signUpConstraints, string[]][] = [
    ['nickname', ['김하', 'Kim', '김Haneul', '가'.repeat(21)]],
    ['gender', ['male', 'female']],
    ['username', ['abcde', 'a1b2c3d4e5f6g7h', '12345']],
    ['password', ['Fitness1!', 'aaaaaa1!', `A1${'*'.repeat(18)}`, 'abc!@#$%^&*123']],
    ['ph', ['021234567', '0212345678', '01012345678']],
    ['email', ['a@b.kr', 'kim.haneul+gym@mail.makefit.co.kr', "o'neil_7@make-fit.kr"]],
  ];
  it.each(valid)('accepts a valid %s', (field, values) => {
    for (const value of values) {
      const body = {
        ...example,
        [field]: value,
        ...(field === 'password' ? { passwordCheck: value } : {}),
      };
      expect(problemsOf(validateRequest('signUp', { body })), value).toEqual([]);
    }
  });

  const invalid: [keyof typeof signUpConstraints, unknown[]][] = [
    ['nickname', ['김', '김 하늘', '김하늘1', '金花', 'ㄱㄴ', '', null]],
    ['gender', ['other', '남성', '', null]],
    ['username', ['abcd', 'a1b2c3d4e5f6g7h8', 'Customer1', 'cust_1', '고객12345', '']],
    [
      'password',
      [
        'Fit1!',
        'fitness!!',
        'Fitness11',
        'abcdefg!',
        '12345678!',
        'Fitness1! ',
        'Fitness1?',
        `Aa1!${'x'.repeat(17)}`,
        '',
      ],
    ],
    ['passwordCheck', ['Fitness1', 'fitness1!', '', 7]],
    ['ph', ['01234567', '010123456789', '010-1234-5678', '0101234567a', '', 1012345678]],
    [
      'email',
      [
        'a',
        'a@b',
        '@b.kr',
        'a@.kr',
        'a b@c.kr',
        'a@b..kr',
        'a@b.kr.',
        `${'a'.repeat(250)}@b.kr`,
        '',
      ],
    ],
  ];
  it.each(invalid)("returns the contract's message for an invalid %s", (field, values) => {
    for (const value of values) {
      const body = {
        ...example,
        [field]: value,
        ...(field === 'password' ? { passwordCheck: value } : {}),
      };
      const problems = problemsOf(validateRequest('signUp', { body }));
      expect(problems, String(value)).toMatchObject([
        { pointer: `/body/${field}`, field, xMessage: signUpConstraints[field].message },
      ]);
    }
  });

  it('lists every missing field in the order of the form @operation:signUp @response:SignUpInvalid', () => {
    const problems = problemsOf(validateRequest('signUp', { body: {} }));
    expect(problems.map((problem) => problem.field)).toEqual(Object.keys(signUpConstraints));
    expect(problems.map((problem) => problem.xMessage)).toEqual(
      Object.values(signUpConstraints).map((constraint) => constraint.message),
    );
  });

  it('uses exactly the messages of the product', () => {
    expect(Object.values(signUpConstraints).map((constraint) => constraint.message)).toEqual([
      '이름은 한글 또는 영어 2~20자로 입력하세요.',
      '성별을 선택하세요.',
      '아이디는 영소문자 및 숫자로 5~15자여야 합니다.',
      '비밀번호는 영문, 숫자, 특수문자를 포함하여 8~20자여야 합니다.',
      '비밀번호가 일치하지 않습니다.',
      '전화번호는 숫자 9~11자여야 합니다.',
      '올바른 이메일 주소를 입력하세요.',
    ]);
  });
});
