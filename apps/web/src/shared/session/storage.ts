/** The six keys that the app keeps in localStorage, and nothing else (docs/product.md#session). */
export type StoredSession = {
  accessToken: string;
  tokenName: string;
  nickname: string;
  ph: string;
  classstatus: string;
  roleName: string;
};

/** The sign-in answer's fields that are kept; either spelling of the role's name is read. */
export type SignInResponse = {
  token: string;
  nickname?: string | null;
  name?: string | null;
  ph?: string | null;
  role_name?: string | null;
  roleName?: string | null;
  customer?: { classstatus?: string | null } | null;
};

const listeners = new Set<() => void>();
function changed() {
  for (const listener of listeners) listener();
}

/** The value under a key; empty when it was never stored or storage is blocked. */
export function stored(key: keyof StoredSession) {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

// A server may answer with anything, and storage makes a text of it.
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Keeps what a sign-in answered. */
export function storeSignIn(answer: SignInResponse) {
  const session: StoredSession = {
    accessToken: answer.token,
    tokenName: text(answer.name),
    nickname: text(answer.nickname),
    ph: text(answer.ph),
    classstatus: text(answer.customer?.classstatus),
    roleName: text(answer.role_name) || text(answer.roleName),
  };
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  changed();
}

/** Signs out: clears localStorage whole. */
export function clearSession() {
  localStorage.clear();
  changed();
}

/** Calls back when this tab or another one signs in or out. */
export function onStorageChange(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
