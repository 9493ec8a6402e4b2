import { demoAccounts, DEMO_PASSWORD } from '../../scenarios/demo-accounts.ts';
import { scenarioChoices } from '../../scenarios/index.ts';
import { html, type Html } from '../../html.ts';
import { table } from './schema.ts';

const CONTROLS = [
  ['GET /__mock', '시나리오, 시각, 고장, 표의 크기'],
  ['GET /__mock/log', '최근 호출 200개 (본문과 토큰은 빠집니다)'],
  ['PUT /__mock/scenario', '{"scenario": "busy", "seed": 2} · 데이터를 새로 심습니다'],
  [
    'PUT /__mock/faults',
    '{"faults": [{"kind": "status", "status": 500, "operation": "listReviews", "times": 2}]}',
  ],
  ['PUT /__mock/clock', '{"now": "2026-11-20T10:00:00"} · null이면 실제 시각'],
  ['POST /__mock/reset', '데이터, 고장, 시각을 처음으로'],
] as const;

/** The usage of this server, which the contract does not describe. */
export function guide(origin: string): Html {
  const signIn = `curl -X POST '${origin}/api/auth/signin' -H 'content-type: application/json' -d '{"username":"customer1","password":"${DEMO_PASSWORD}"}'`;
  return html`<section aria-labelledby="use">
    <h2 id="use">이 목 서버 쓰기</h2>
    <p>
      계약의 모든 오퍼레이션에 답하고, 한 일을 기억하며, 요청과 답을 모두 계약에 비추어 봅니다. 데모
      계정의 비밀번호는 모두 <code>${DEMO_PASSWORD}</code>입니다.
    </p>
    <pre role="group" tabindex="0" aria-label="로그인 명령">${signIn}</pre>
    ${table(
      '데모 계정',
      ['아이디', '누구'],
      demoAccounts.map(({ username, label }) => [html`<code>${username}</code>`, label]),
    )}
    ${table(
      '시나리오',
      ['이름', '뜻', '설명'],
      scenarioChoices.map(({ name, label, description }) => [
        html`<code>${name}</code>`,
        label,
        description,
      ]),
    )}
    ${table(
      '설정',
      ['호출', '하는 일'],
      CONTROLS.map(([call, does]) => [html`<code>${call}</code>`, does]),
    )}
  </section>`;
}
