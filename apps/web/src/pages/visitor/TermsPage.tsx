import { terms } from '../../features/policies/terms.ts';
import { PolicyDocument } from '../../features/policies/PolicyDocument.tsx';

/** 이용약관. */
export function TermsPage() {
  return <PolicyDocument sections={terms} />;
}
