import './mocks';
import { api, describeError, signIn } from './api';

const passwordOf = (url: string) => new URL(url).searchParams.get('password') ?? '';

async function readPasses() {
  const nickname = await signIn('customer1', passwordOf(location.href));
  const passes = await api.GET('/api/{product}/reservations/available-promotions');
  return [nickname, ...passes.map(({ promotionName }) => promotionName)].join();
}

document.body.textContent = await readPasses().catch(describeError);
