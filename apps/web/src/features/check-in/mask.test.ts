import { describe, expect, it } from 'vitest';
import { maskName } from './mask.ts';

describe('a name at the desk (docs/product.md#attendance)', () => {
  it.each([
    ['김철수', '김*수'],
    ['김수', '김*'],
    [' 남궁민수 ', '남**수'],
    ['김', '*'],
    ['', '*'],
    ['김수'.normalize('NFD'), '김*'],
    ['👩‍👩‍👧민🏋🏽‍♀️', '👩‍👩‍👧*🏋🏽‍♀️'],
    ['E\u0331milié\u0323', 'E\u0331****ẹ\u0301'],
  ])('%j reads %j', (name, masked) => expect(maskName(name)).toBe(masked));
});
