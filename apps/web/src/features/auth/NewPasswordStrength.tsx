import { signUpConstraints } from '@fitness/api-contract/constraints';
import { PasswordStrength } from '@fitness/ui/PasswordStrength';
import { useEffect, useState } from 'react';
import { studio } from '../../config/studio.ts';
import type { estimatePassword } from './estimate-password.ts';
import { requirementsOf } from './password-rules.ts';
import type { SignUpValues } from './sign-up-form.ts';
import { passwordRuleTexts, passwordSetTexts, strengthTexts } from './sign-up-texts.ts';

const { sets, minimum, maximum } = requirementsOf(signUpConstraints.password.pattern);

const levels = { weak: 1, fair: 2, strong: 3 } as const;

function rulesFor(password: string) {
  const { length } = password;
  return [
    ...sets.map((set) => ({
      label: passwordSetTexts[set] ?? set,
      isMet: new RegExp(set, 'u').test(password),
    })),
    {
      label: passwordRuleTexts.length({ minimum, maximum }),
      isMet: length >= minimum && length <= maximum,
    },
  ];
}

/** What others know of the user, and the studio's name. */
function personalTexts({ username, ph, email, nickname }: SignUpValues) {
  const [mailbox = ''] = email.split('@');
  return [username, ph, mailbox, nickname, studio.name].filter((text) => text.length > 2);
}

/**
 * The rules of the password that is being typed, and how hard it is to guess. The script that estimates is loaded at the first
 * character; without it the rules still work.
 */
export function NewPasswordStrength({ values }: { values: SignUpValues }) {
  const { password } = values;
  const [estimate, setEstimate] = useState<typeof estimatePassword | null>(null);
  const isNeeded = password !== '' && estimate === null;
  useEffect(() => {
    if (!isNeeded) return;
    import('./estimate-password.ts').then(
      (module) => setEstimate(() => module.estimatePassword),
      () => undefined,
    );
  }, [isNeeded]);
  const strength = password && estimate ? estimate(password, personalTexts(values)) : null;
  return (
    <PasswordStrength
      label={passwordRuleTexts.label}
      rules={rulesFor(password)}
      level={strength && levels[strength]}
      description={strength ? strengthTexts[strength] : ''}
    />
  );
}
