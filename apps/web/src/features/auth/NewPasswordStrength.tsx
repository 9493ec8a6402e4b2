import { signUpConstraints } from '@fitness/api-contract/constraints';
import { PasswordStrength } from '@fitness/ui/PasswordStrength';
import { studio } from '../../config/studio.ts';
import { hasOneOf, requirementsOf } from './password-rules.ts';
import type { SignUpValues } from './sign-up-form.ts';
import { passwordRuleTexts, passwordSetTexts, strengthTexts } from './sign-up-texts.ts';
import { usePasswordEstimate } from './use-password-estimate.ts';

const { sets, minimum, maximum } = requirementsOf(signUpConstraints.password.pattern);

const levels = { weak: 1, fair: 2, strong: 3 } as const;

function rulesFor(password: string) {
  const { length } = password;
  return [
    ...sets.map((set) => ({
      label: passwordSetTexts[set] ?? set,
      isMet: hasOneOf(set, password),
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

/** The rules of the password that is being typed, and how hard it is to guess. */
export function NewPasswordStrength({ values }: { values: SignUpValues }) {
  const { password } = values;
  const estimate = usePasswordEstimate(password, personalTexts(values));
  const description = [
    estimate && strengthTexts[estimate.strength],
    estimate?.advice && strengthTexts[estimate.advice],
  ];
  return (
    <PasswordStrength
      label={passwordRuleTexts.label}
      rules={rulesFor(password)}
      level={estimate && levels[estimate.strength]}
      description={description.filter(Boolean).join(' ')}
    />
  );
}
