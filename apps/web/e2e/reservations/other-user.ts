import { untilStarted } from '../support/test.ts';
import { expect, type Page } from '@playwright/test';
import { demoPassword } from '../support/authentication.ts';
import { morning, setTime } from '../support/time.ts';

const otherUser = {
  nickname: '한경쟁',
  gender: 'male',
  username: 'other01',
  password: demoPassword,
  passwordCheck: demoPassword,
  ph: '01099998888',
  email: 'other@makefit.kr',
};

/** Signs up a user who buys the same PT pass with 강민준 and reserves his class; sends requests without the UI. */
export async function reserveAsOtherUser(page: Page, classTime: string) {
  await setTime(page, morning);
  await page.goto('/');
  await untilStarted(page);
  await expect(page.getByRole('main')).toBeVisible();
  await page.evaluate(
    async ([user, time]) => {
      const send = async (method: string, path: string, token: string, body?: object) => {
        const headers = {
          'Content-Type': 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
        };
        const response = await fetch(`http://localhost:8080/api${path}`, {
          method,
          headers,
          body: body && JSON.stringify(body),
        });
        const text = await response.text();
        if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
        return text === '' ? null : JSON.parse(text);
      };
      const { username, password } = user;
      await send('POST', '/auth/signup', '', user);
      const { token } = await send('POST', '/auth/signin', '', { username, password });
      const payload = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
      const userId = Number(JSON.parse(atob(payload)).jti);
      const payment = { uuid: 'other-payment', managerId: 1, paymentMethod: 'KAKAOPAY' };
      await send('POST', '/fitness/pay', token, {
        reqMembershipDto: { userId, promotionId: 1 },
        reqPayDto: { ...payment, userId, promotionId: 1 },
      });
      const [{ membershipId }] = await send(
        'GET',
        '/fitness/reservations/available-promotions',
        token,
      );
      const classes = await send(
        'GET',
        `/fitness/classes/reservable?membershipId=${membershipId}`,
        token,
      );
      const { classId } = classes.find((one: { classTime: string }) => one.classTime === time);
      await send('POST', '/fitness/reservation', token, { classId, membershipId });
    },
    [otherUser, classTime] as const,
  );
  await page.close();
}
