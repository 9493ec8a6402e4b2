import { Disclosure } from '@fitness/ui/Disclosure';
import { BusinessInformation } from '../../../shared/business/BusinessInformation.tsx';
import { texts } from '../texts.ts';

/** The business that sells the plans, folded. */
export function Seller() {
  return (
    <Disclosure summary={texts.seller}>
      <BusinessInformation />
    </Disclosure>
  );
}
