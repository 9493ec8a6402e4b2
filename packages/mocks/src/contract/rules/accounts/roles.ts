import { today } from '../../../dates.ts';
import { assertEqual } from '../../harness/assertions.ts';
import type { Context } from '../../harness/context.ts';
import { expectError, expectSuccess } from '../../harness/expectations.ts';
import { contractRule, studioRule } from '../../harness/rule.ts';
import { roleOf } from '../../harness/users.ts';
import { Untested } from '../../harness/untested.ts';
import { unknownId } from '../../fixtures/fresh-values.ts';
import { allUsers, workersIn } from '../../fixtures/lists.ts';
import {
  changeRoleCall,
  newMember,
  newPassHolder,
  roleInAnswer,
  signInAnswer,
} from '../../fixtures/members.ts';
import { buyPass, planOf } from '../../fixtures/members.ts';
import { requireUser } from '../../harness/users.ts';
import { assertChangesNothing } from '../shared/unchanged.ts';

/** A changed role appears in all rows and in the next token of the user, and of nobody else. */
async function changedEverywhere(context: Context): Promise<void> {
  const { by } = await newPassHolder(context);
  await buyPass(context, by, planOf(requireUser(context, 'ROLE_MANAGER')));
  const other = await newMember(context);
  for (const roleName of ['ROLE_MANAGER', 'ROLE_ANONYMOUS', 'ROLE_CUSTOMER']) {
    const call = changeRoleCall(context, by.userId, roleName);
    const changed = await expectSuccess(context, call, 'the owner can change a role');
    const { rows } = await allUsers(context);
    const rolesOf = (id: number) =>
      rows.filter((row) => row.userId === id).map((row) => row.roleName);
    assertEqual(
      changed,
      'a changed role is in every row of the user',
      [roleName, roleName],
      rolesOf(by.userId),
    );
    const unchanged = rolesOf(other.userId);
    assertEqual(changed, "nobody else's role changes", ['ROLE_CUSTOMER'], unchanged);
    const workers = await workersIn(context, today(context.clock));
    assertEqual(
      workers,
      'who is a trainer is among the trainers, and nobody else',
      roleName === 'ROLE_MANAGER' ? [by.nickname] : [],
      workers.rows.filter(({ ph }) => ph === by.ph).map(({ nickname }) => nickname),
    );
    const { exchange, answer } = await signInAnswer(context, by.username, by.password);
    assertEqual(
      exchange,
      'the next sign-in and its token have the changed role',
      [roleName, roleName],
      [roleOf(answer.token), roleInAnswer(answer) ?? roleName],
    );
  }
}

/** Nobody but the owner changes a role, whatever the response says. */
async function forbiddenChange(context: Context): Promise<void> {
  const { userId } = await newMember(context);
  for (const by of [await newMember(context), ...context.users.ROLE_MANAGER.slice(0, 1)]) {
    const call = { ...changeRoleCall(context, userId, 'ROLE_MANAGER'), by };
    await assertChangesNothing(
      async () => (await allUsers(context)).rows.filter((row) => row.userId === userId),
      () => expectError(context, 'Forbidden', 'only the owner changes roles', call),
    );
  }
}

async function unknownUser(context: Context): Promise<void> {
  const call = changeRoleCall(context, unknownId(), 'ROLE_CUSTOMER');
  await expectError(context, 'UserNotFound', 'an unknown user is a 404', call);
}

async function toMaster(context: Context): Promise<void> {
  const { userId } = await newMember(context);
  const call = changeRoleCall(context, userId, 'ROLE_MASTER');
  await assertChangesNothing(
    async () => (await allUsers(context)).rows.filter((row) => row.userId === userId),
    () => expectError(context, 'BadRequest', 'nobody can be made an owner', call),
  );
}

/** Only against the mock backend, because a backend without this rule would lose its last master. */
async function lastMaster(context: Context): Promise<void> {
  if (!context.settings.isMock)
    throw new Untested('mock-only', 'a backend without the rule would lose its last owner');
  const { rows } = await allUsers(context);
  const masters = new Set(
    rows.filter(({ roleName }) => roleName === 'ROLE_MASTER').map(({ userId }) => userId),
  );
  const [only] = masters;
  if (masters.size !== 1 || only === undefined)
    throw new Untested('data', 'the backend has several owners');
  const call = changeRoleCall(context, only, 'ROLE_CUSTOMER');
  await expectError(context, 'LastMaster', 'the last owner keeps the role', call);
}

/** Changing roles. */
export const roleRules = {
  changeUserRole: [
    contractRule('changed-everywhere', 'a changed role is shown everywhere', changedEverywhere),
    contractRule('forbidden-change', 'only the owner changes roles', forbiddenChange),
    studioRule('unknown-user', 'an unknown user is a 404', unknownUser),
    contractRule('to-master', 'nobody can be made an owner', toMaster),
    studioRule('last-master', 'the last owner keeps the role', lastMaster, {
      isExclusive: true,
      reaches: ['409', 'LastMaster'],
    }),
  ],
} as const;
