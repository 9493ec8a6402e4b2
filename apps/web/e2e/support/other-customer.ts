import { expect, type Page } from '@playwright/test';
import { demoPassword } from './user.ts';
import { morning, setTime } from './reservations.ts';

/** Signs up somebody who buys the same PT with 강민준 and takes his class at this time, all over the backend's own calls. */
export async function takeSeat(page: Page, classTime: string) {
  await setTime(page, morning);
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await page.evaluate(
    async ([password, time]) => {
      const base = 'http://localhost:8080/api';
      const call = async (method: string, path: string, token: string, body?: object) => {
        const headers = {
          'Content-Type': 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
        };
        const response = await fetch(`${base}${path}`, {
          method,
          headers,
          body: body && JSON.stringify(body),
        });
        const text = await response.text();
        if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
        return text === '' ? null : JSON.parse(text);
      };
      const rival = {
        nickname: '한경쟁',
        gender: 'male',
        username: 'rival01',
        password,
        passwordCheck: password,
        ph: '01099998888',
        email: 'rival@makefit.kr',
      };
      await call('POST', '/auth/signup', '', rival);
      const { token } = await call('POST', '/auth/signin', '', {
        username: rival.username,
        password,
      });
      const userId = Number(
        JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'))).jti,
      );
      await call('POST', '/fitness/pay', token, {
        reqMembershipDto: { userId, promotionId: 1 },
        reqPayDto: {
          uuid: 'rival-payment',
          userId,
          managerId: 1,
          promotionId: 1,
          paymentMethod: 'KAKAOPAY',
        },
      });
      const [pass] = await call('GET', '/fitness/reservations/available-promotions', token);
      const open = await call(
        'GET',
        `/fitness/classes/reservable?membershipId=${pass.membershipId}`,
        token,
      );
      const wanted = open.find((one: { classTime: string }) => one.classTime === time);
      await call('POST', '/fitness/reservation', token, {
        classId: wanted.classId,
        membershipId: pass.membershipId,
      });
    },
    [demoPassword, classTime] as const,
  );
  await page.close();
}
