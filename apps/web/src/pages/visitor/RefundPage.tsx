import { refund } from '../../features/policies/refund.tsx';
import { PolicyDocument } from '../../features/policies/PolicyDocument.tsx';

/** 환불 규정. */
export function RefundPage() {
  return <PolicyDocument sections={refund} />;
}
