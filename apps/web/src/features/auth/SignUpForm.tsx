import type { OperationBody } from '@fitness/api-contract/operation-types';
import { useAlert } from '@fitness/ui/AlertDialog';
import { AuthCard } from '@fitness/ui/AuthCard';
import { Link } from '@fitness/ui/Link';
import { useToast } from '@fitness/ui/Toast';
import { Page } from '@fitness/ui/layout/Page';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { studio } from '../../config/studio.ts';
import { BrandMark } from '../../shared/brand/BrandMark.tsx';
import { paths } from '../../shared/paths.ts';
import { useSingleFlight } from '../../shared/use-single-flight.ts';
import { useSignUp } from './api.ts';
import { signUpErrorOf } from './sign-up-error.ts';
import { SignUpFields } from './SignUpFields.tsx';
import { useSignUpForm } from './sign-up-form.ts';
import { type SignUpErrors, signUpFields } from './sign-up-rules.ts';
import { signUpTexts } from './texts.ts';

/** Validates each field on blur and the whole form on submit (docs/product.md#sign-up). */
export function SignUpForm() {
  const form = useSignUpForm();
  const signUp = useSignUp();
  const { alert } = useAlert();
  const runOnce = useSingleFlight();
  const { showToast } = useToast();
  const navigate = useNavigate();
  // Passed on to sign-in, which navigates back.
  const { state } = useLocation();
  const root = useRef<HTMLFormElement>(null);

  /** Focuses the first invalid field before the alert opens, so that focus returns to it. */
  const alertErrors = (message: string, errors: SignUpErrors) => {
    const first = signUpFields.find((field) => errors[field] !== undefined);
    root.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return alert(message);
  };

  const submit = async () => {
    const errors = form.validate();
    if (Object.keys(errors).length > 0) return alertErrors(signUpTexts.checkForm, errors);
    try {
      await signUp.mutateAsync(form.values as OperationBody<'signUp'>);
    } catch (error) {
      const rejection = signUpErrorOf(error);
      form.reject(rejection.errors);
      return alertErrors(rejection.message, rejection.errors);
    }
    showToast(signUpTexts.success);
    return navigate(paths.signIn, { replace: true, state });
  };

  return (
    <Page top="none">
      <AuthCard
        ref={root}
        logo={{ name: studio.name, href: paths.home, mark: <BrandMark /> }}
        title={signUpTexts.title}
        lead={signUpTexts.lead}
        submitLabel={signUpTexts.submit}
        onSubmit={() => void runOnce(submit)}
        isPending={signUp.isPending}
        footer={
          <>
            <span>{signUpTexts.otherPage}</span>
            <Link href={paths.signIn}>{signUpTexts.otherPageLink}</Link>
          </>
        }
      >
        <SignUpFields form={form} />
      </AuthCard>
    </Page>
  );
}
