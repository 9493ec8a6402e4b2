import { fillUp } from './seed/bookings.ts';
import type { Scenario } from './scenario.ts';
import { addDemoAccounts } from './seed/demo-accounts.ts';
import { addTimetable } from './seed/timetable.ts';

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
] as const;

/** Names and reviews with markup, formulas, very long words, RTL, emoji and stacked accents. */
export const hostileText: Scenario = {
  label: '거친 글자',
  description:
    '이름과 리뷰에 스크립트, 수식, 아주 긴 낱말, 오른쪽에서 왼쪽으로 쓰는 글, 이모지가 들어 있습니다.',
  build: (build) => {
    addDemoAccounts(build);
    const timetable = addTimetable(build, 14);
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
    fillUp(build, timetable, 5, [
      { day: 1, hour: 10 },
      { day: 2, hour: 10 },
    ]);
    fillUp(build, timetable, 1, [{ day: 1, hour: 11 }]);
  },
};
