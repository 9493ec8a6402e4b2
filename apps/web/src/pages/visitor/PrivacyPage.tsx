import { privacy } from '../../features/policies/privacy.ts';
import { PolicyDocument } from '../../features/policies/PolicyDocument.tsx';

/** 개인정보 처리방침. */
export function PrivacyPage() {
  return <PolicyDocument sections={privacy} />;
}
