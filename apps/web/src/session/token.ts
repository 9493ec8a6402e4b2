import { type OperationRole, operationRoles } from '@fitness/api-contract/roles';
import { jwtDecode } from 'jwt-decode';

/** The app's name of a role: lower case, without `ROLE_` (docs/product.md#session). */
export type RoleOf<Wire extends OperationRole> = Wire extends `ROLE_${infer Name}`
  ? Lowercase<Name>
  : never;

/** A user's role; `anonymous` without a role and when signed out. */
export type Role = RoleOf<OperationRole>;

const nameOf = (wire: string) => wire.toLowerCase().replace(/^role_/, '');

/** All roles of the contract. */
export const roles = operationRoles.map(nameOf) as Role[];

/** The roles of those who work in the studio. */
export type StaffRole = Extract<Role, 'manager' | 'master'>;

export function isStaff(role: Role): role is StaffRole {
  return role === 'manager' || role === 'master';
}

export type Claims = {
  userId: string | null;
  nickname: string;
  role: Role;
  ph: string;
};

type Payload = Partial<Record<'jti' | 'nickname' | 'role' | 'roleName' | 'ph', unknown>>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The role behind a wire value such as `ROLE_MASTER`; anonymous when it is missing or unknown. */
export function roleFrom(wire: unknown): Role {
  const name = nameOf(text(wire));
  return roles.find((role) => role === name) ?? 'anonymous';
}

/** The claims, or null if the token is unreadable. */
export function readToken(token: string): Claims | null {
  try {
    const payload = jwtDecode<Payload>(token);
    const jti = Number.isSafeInteger(payload.jti) ? String(payload.jti) : text(payload.jti);
    return {
      userId: jti.trim() === '' ? null : jti,
      nickname: text(payload.nickname),
      role: roleFrom(payload.role || payload.roleName),
      ph: text(payload.ph),
    };
  } catch {
    return null;
  }
}
