/** The link from a promotional page to the plans (docs/product.md#labels). */
export const joinMembership = '멤버십 가입하기';
