import { AuthCard } from '@fitness/ui/AuthCard';
import { Link } from '@fitness/ui/Link';
import { PasswordField } from '@fitness/ui/PasswordField';
import { TextField } from '@fitness/ui/TextField';
import { useToast } from '@fitness/ui/Toast';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { send } from '../../api/operations.ts';
import { brand } from '../../lib/brand.tsx';
import { normalizeIdentifier } from '../../lib/input.ts';
import { pages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { pictures } from '../../lib/pictures.ts';
import { storeSignIn } from '../../session/session.ts';
import { returnTitleOf, returnToOf } from '../../session/sign-in-state.ts';
import { signInTexts } from './texts.ts';

const empty = { username: '', password: '' };

const fields = ['username', 'password'] as const;

/** How long the toast is shown before navigating on, in milliseconds (docs/product.md#sign-in). */
const successDuration = 1000;

/** Signs in and navigates back to the page that required it, or home (docs/product.md#sign-in). */
export function SignInForm() {
  const [values, setValues] = useState(empty);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const { showToast } = useToast();
  const navigate = useNavigate();
  const { state } = useLocation();
  const returnTitle = returnTitleOf(state);
  const form = useRef<HTMLFormElement>(null);

  const credentials = { ...values, username: normalizeIdentifier(values.username) };
  const missing = fields.filter((name) => credentials[name].trim() === '');
  const field = (name: keyof typeof empty) => ({
    name,
    label: signInTexts[name],
    value: values[name],
    onChange: (value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      setError(undefined);
    },
    isInvalid: error === signInTexts.missing && missing.includes(name),
    isRequired: true,
  });

  const signIn = async () => {
    setError(undefined);
    setPending(true);
    try {
      storeSignIn(await send('signIn', { body: credentials }));
    } catch {
      setError(signInTexts.failed);
      setPending(false);
      return;
    }
    showToast(signInTexts.success, { duration: successDuration });
    await new Promise((resolve) => {
      setTimeout(resolve, successDuration);
    });
    // Unless the user has left meanwhile.
    if (form.current) await navigate(returnToOf(state), { replace: true, state });
  };

  const submit = () => {
    const [first] = missing;
    if (first === undefined) return void signIn();
    setError(signInTexts.missing);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <AuthCard
      ref={form}
      logo={brand}
      picture={pictures['plate-wide']}
      title={signInTexts.title}
      lead={returnTitle ? signInTexts.returns({ title: returnTitle }) : undefined}
      submitLabel={signInTexts.submit}
      onSubmit={submit}
      error={error}
      isPending={isPending}
      footer={
        <>
          <span>{signInTexts.otherPage}</span>
          <Link href={paths.signUp}>{signInTexts.otherPageLink}</Link>
        </>
      }
      help={
        <>
          <span>{signInTexts.forgotten}</span>
          <Link href={paths.recover}>{pages.recover.title}</Link>
        </>
      }
    >
      <TextField {...field('username')} autoComplete="username" autoCapitalize="none" />
      <PasswordField {...field('password')} autoComplete="current-password" />
    </AuthCard>
  );
}
