import type { components } from '@fitness/api-contract/schema';
import { signIn, signUp } from '../domain/accounts.ts';
import { currentMembership } from '../domain/memberships.ts';
import { planOf } from '../domain/catalogue/plans.ts';
import type { Studio } from '../domain/studio.ts';
import { subjectFor } from '../domain/catalogue/subjects.ts';
import type { Account } from '../store/rows.ts';
import { created, ok, type OperationsOf } from './operation.ts';

/** Sign-up and sign-in. */
export const auth = {
  signUp: ({ studio, body }) => created({ userId: signUp(studio, body).id }),

  signIn: async ({ studio, body, issueToken }) => {
    const account = signIn(studio, body.username, body.password);
    return ok({
      nickname: account.nickname,
      token: await issueToken(account),
      role_name: account.roleName,
      name: account.nickname,
      ph: account.ph,
      customer: account.roleName === 'ROLE_CUSTOMER' ? customerOf(studio, account) : null,
    });
  },
} satisfies OperationsOf<'auth'>;

function customerOf(studio: Studio, account: Account): components['schemas']['SignInCustomer'] {
  const pass = currentMembership(studio, account.id);
  if (!pass) return { membership: null, classstatus: '' };
  const plan = planOf(pass);
  return {
    membership: plan.name,
    classstatus: subjectFor(plan.kind)?.classSubjectName ?? plan.name,
  };
}
