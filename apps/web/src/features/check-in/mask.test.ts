import { describe, expect, it } from 'vitest';
import { lastDigits, maskName } from './mask.ts';

describe('a name at the desk (docs/product.md#attendance)', () => {
  it.each([
    ['김철수', '김*수'],
    ['김수', '김*'],
    ['남궁민수', '남**수'],
    ['Kim Ari', 'K*****i'],
    ['김', '*'],
    ['', '*'],
    [' 김서준 ', '김*준'],
    ['김수아'.normalize('NFD'), '김*아'],
    ['김수'.normalize('NFD'), '김*'],
    ['👩‍👩‍👧민🏋🏽‍♀️', '👩‍👩‍👧*🏋🏽‍♀️'],
    ['🇰🇷김', '🇰🇷*'],
    ['E\u0331milié\u0323', 'E\u0331****ẹ\u0301'],
  ])('%j reads %j', (name, masked) => expect(maskName(name)).toBe(masked));
});

describe('a phone at the desk', () => {
  it('is known by its last four digits', () => expect(lastDigits('01020000001')).toBe('0001'));
});
