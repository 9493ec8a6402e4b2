import { describe, expect, it } from 'vitest';
import { expectDomainError, testStudio } from '../../testing/studio.ts';
import { changeRole } from './roles.ts';

describe('changing a role', () => {
  it('gives the user the new role', () => {
    const { studio } = testStudio();
    changeRole(studio, 101, 'ROLE_ANONYMOUS');
    expect(studio.store.accounts.get(101)?.roleName).toBe('ROLE_ANONYMOUS');
  });

  it('fails for an unknown user @response:UserNotFound', () => {
    const { studio } = testStudio();
    expectDomainError(() => changeRole(studio, 999, 'ROLE_CUSTOMER'), 'UserNotFound');
  });

  it('fails for the last master and succeeds while there is another @response:LastMaster', () => {
    const { studio, build } = testStudio();
    expectDomainError(() => changeRole(studio, 10, 'ROLE_CUSTOMER'), 'LastMaster');
    build.user({
      id: 11,
      username: 'master2',
      nickname: '부대표',
      gender: 'male',
      ph: '01040000002',
      roleName: 'ROLE_MASTER',
    });
    changeRole(studio, 10, 'ROLE_CUSTOMER');
    expectDomainError(() => changeRole(studio, 11, 'ROLE_CUSTOMER'), 'LastMaster');
  });
});
