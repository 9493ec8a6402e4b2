import { useAlert } from '@fitness/ui/AlertDialog';
import { Link } from '@fitness/ui/Link';
import { PasswordField } from '@fitness/ui/PasswordField';
import { TextField } from '@fitness/ui/TextField';
import { useToast } from '@fitness/ui/Toast';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isBlank } from '../../shared/format/format.ts';
import { normalizeIdentifier } from '../../shared/input/identifier.ts';
import { pages } from '../../shared/pages.ts';
import { paths } from '../../shared/paths.ts';
import { restorePageState } from '../../shared/session/page-state.ts';
import { useSession } from '../../shared/session/session.ts';
import {
  returnStateOf,
  returnTitleOf,
  returnToOf,
  isStoredOf,
} from '../../shared/session/sign-in-state.ts';
import { texts } from '../../shared/texts.ts';
import { useSingleFlight } from '../../shared/use-single-flight.ts';
import { signIn } from './api.ts';
import { AuthFormCard } from './AuthFormCard.tsx';
import { signInTexts } from './texts.ts';

const empty = { username: '', password: '' };

const fields = ['username', 'password'] as const;

/** How long the toast is shown before navigating on, in milliseconds (docs/product.md#sign-in). */
const successDuration = 1000;

/** Signs in and navigates back to the page that required it, or home (docs/product.md#sign-in). */
export function SignInForm() {
  const [values, setValues] = useState(empty);
  const [error, setError] = useState<string>();
  const { run, isPending } = useSingleFlight();
  const { alert } = useAlert();
  const { showToast } = useToast();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const returnTo = returnToOf(state);
  const returnTitle = returnTitleOf(state);
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.userId : null;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (userId !== null) restorePageState(returnStateOf(state), userId);
  }, [state, userId]);

  // `isStored` is passed in navigation state, because signing in as another user mounts this form again.
  const replaceWith = useCallback(
    (to: string, isStored?: boolean | null) =>
      navigate(to, { replace: true, state: { ...state, isStored } }),
    [navigate, state],
  );
  const isStored = userId === null ? undefined : isStoredOf(state);
  const isDone = isStored !== undefined;
  useEffect(() => {
    if (typeof isStored !== 'boolean') return undefined;
    if (!isStored) {
      void alert(signInTexts.notStoredProblem).then(() => replaceWith(pathname, true));
      return undefined;
    }
    showToast(signInTexts.success, { duration: successDuration });
    const timer = setTimeout(() => void replaceWith(returnTo), successDuration);
    return () => clearTimeout(timer);
  }, [alert, isStored, pathname, replaceWith, returnTo, showToast]);

  const isBusy = isPending || isDone;
  const credentials = { ...values, username: normalizeIdentifier(values.username) };
  const field = (name: keyof typeof empty) => ({
    name,
    label: signInTexts[name],
    value: values[name],
    onChange: (value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      setError(undefined);
    },
    isInvalid: error === signInTexts.missing && isBlank(credentials[name]),
    isRequired: true,
  });

  const send = async () => {
    setError(undefined);
    try {
      await replaceWith(pathname, await signIn(credentials, () => replaceWith(pathname, null)));
    } catch {
      setError(signInTexts.failed);
    }
  };

  const submit = () => {
    const missing = fields.findIndex((name) => isBlank(credentials[name]));
    if (missing === -1) return void run(send);
    setError(signInTexts.missing);
    form.current?.querySelectorAll('input')[missing]?.focus();
  };

  return (
    <AuthFormCard
      ref={form}
      title={signInTexts.title}
      lead={returnTitle ? texts.signInReturns({ title: returnTitle }) : undefined}
      formLabel={signInTexts.asOther}
      submitLabel={signInTexts.submit}
      onSubmit={submit}
      error={error}
      isPending={isBusy}
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
    </AuthFormCard>
  );
}
