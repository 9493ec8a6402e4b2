import type { OperationBody } from '@fitness/api-contract/operation-types';
import { useAlert } from '@fitness/ui/AlertDialog';
import { AuthCard } from '@fitness/ui/AuthCard';
import { Link } from '@fitness/ui/Link';
import { useToast } from '@fitness/ui/Toast';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { studio } from '../../config/studio.ts';
import { BrandMark } from '../../shared/brand/BrandMark.tsx';
import { paths } from '../../shared/paths.ts';
import { useSingleFlight } from '../../shared/use-single-flight.ts';
import { useSignUp } from './api.ts';
import * as styles from './auth.css.ts';
import { reviewProblemOf } from './refusal.ts';
import { SignUpFields } from './SignUpFields.tsx';
import { type SignUpErrors, signUpFields } from './sign-up-rules.ts';
import { signUpTexts } from './texts.ts';
import { useSignUpForm } from './use-sign-up-form.ts';

/** The sign-up card: checks each field as it is left and the whole form when it is sent (docs/product.md#sign-up). */
export function SignUpForm() {
  const form = useSignUpForm();
  const signUp = useSignUp();
  const { alert } = useAlert();
  const runOnce = useSingleFlight();
  const { showToast } = useToast();
  const navigate = useNavigate();
  // The way back is sign-in's, and is only handed on.
  const { state } = useLocation();
  const root = useRef<HTMLDivElement>(null);

  /** Focus goes to the first wrong field before the alert opens, and so comes back to it when the alert closes. */
  const say = (message: string, errors: SignUpErrors) => {
    const first = signUpFields.find((field) => errors[field] !== undefined);
    root.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return alert(message);
  };

  const submit = async () => {
    const errors = form.judge();
    if (Object.keys(errors).length > 0) return say(signUpTexts.checkForm, errors);
    try {
      await signUp.mutateAsync(form.values as OperationBody<'signUp'>);
    } catch (error) {
      const refusal = reviewProblemOf(error);
      form.refuse(refusal.errors);
      return say(refusal.message, refusal.errors);
    }
    showToast(signUpTexts.success);
    return navigate(paths.signIn, { replace: true, state });
  };

  return (
    <div ref={root} className={styles.page}>
      <AuthCard
        logo={{ name: studio.name, href: paths.home, mark: <BrandMark /> }}
        title={signUpTexts.title}
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
        <p className={styles.lead}>{signUpTexts.lead}</p>
        <SignUpFields form={form} />
      </AuthCard>
    </div>
  );
}
