import { jwtDecode } from 'jwt-decode';

/** The app's names of the four roles: lower case, without `ROLE_` (docs/product.md#session). */
export const roles = ['anonymous', 'customer', 'manager', 'master'] as const;
/** A user's role; `anonymous` also without a role and when signed out. */
export type Role = (typeof roles)[number];

export type Claims = {
  userId: string | null;
  nickname: string;
  role: Role;
  ph: string;
  expiresAt: number | null;
};

type Payload = Partial<Record<'jti' | 'nickname' | 'role' | 'roleName' | 'ph' | 'exp', unknown>>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The role behind a wire value such as `ROLE_MASTER`; anonymous when it is missing or unknown. */
export function roleFrom(wire: unknown): Role {
  const name = text(wire)
    .toLowerCase()
    .replace(/^role_/, '');
  return roles.find((role) => role === name) ?? 'anonymous';
}

/** The claims, or null if the token is unreadable; expiry is in milliseconds and not checked. */
export function readToken(token: string): Claims | null {
  try {
    const payload = jwtDecode<Payload>(token);
    const jti = typeof payload.jti === 'number' ? String(payload.jti) : text(payload.jti);
    return {
      userId: jti === '' ? null : jti,
      nickname: text(payload.nickname),
      role: roleFrom(payload.role || payload.roleName),
      ph: text(payload.ph),
      expiresAt: typeof payload.exp === 'number' ? payload.exp * 1000 : null,
    };
  } catch {
    return null;
  }
}
