export {
  PasswordStrength,
  type PasswordRule,
  type PasswordStrengthProps,
  type StrengthLevel,
} from './PasswordStrength.tsx';
