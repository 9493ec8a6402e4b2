import type { Builder } from './builder.ts';

const TEXTS = [
  '<script>document.title = "hacked"</script>',
  '<img src=x onerror="document.title = \'hacked\'">',
  '"><svg/onload=alert(1)>',
  '=HYPERLINK("http://localhost","눌러 보세요")',
  '가'.repeat(300),
  'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4),
  'مرحبا بكم في صالة الألعاب \u202Eالرياضية\u202C',
  '👩‍👩‍👧‍👦🏋🏽‍♀️'.repeat(10),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘',
  '첫 줄\n둘째 줄\n\n\n\n\n여섯째 줄',
  '  앞뒤 공백  ',
  '{{constructor.constructor("return 1")()}} ${7 * 7} %s %00 null undefined',
];

/** Adds a customer with passes and a review for each text, as the name and the review. */
export function addHostileTexts(build: Builder): void {
  for (const [index, text] of TEXTS.entries()) {
    const user = build.user({
      username: `hostile${index + 1}`,
      nickname: text,
      gender: index % 2 === 0 ? 'female' : 'male',
      ph: `010900000${String(index + 1).padStart(2, '0')}`,
    });
    build.sell({ userId: user.id, promotionId: 5 });
    build.sell({ userId: user.id, promotionId: 1, managerId: 1, daysAgo: index });
    build.review(user.id, text, (index % 5) + 1);
  }
}
