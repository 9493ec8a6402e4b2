import { Button } from '@fitness/ui/Button';
import { Stack } from '@fitness/ui/layout/Stack';
import { Panel } from '@fitness/ui/Panel';
import { Text } from '@fitness/ui/Text';
import { useSession } from '../../../shared/session/session.ts';
import { useRedirectToSignIn } from '../../../shared/session/use-redirect-to-sign-in.ts';
import { texts } from '../../../shared/texts.ts';
import { reviewProblems, reviewTexts } from '../texts.ts';

/** Why a user who is no customer cannot write a review; staff have nothing to do about it. */
export function WritingRefused() {
  const { status } = useSession();
  const redirectToSignIn = useRedirectToSignIn();
  if (status === 'signedIn')
    return (
      <Text size="sm" color="muted">
        {reviewProblems.notCustomer}
      </Text>
    );
  return (
    <Panel title={reviewTexts.write}>
      <Stack gap="sm" align="start">
        <Text weight="medium">
          {status === 'invalid' ? reviewProblems.invalidToken : reviewProblems.notCustomer}
        </Text>
        <Button variant="secondary" onPress={() => void redirectToSignIn()}>
          {texts.signIn}
        </Button>
      </Stack>
    </Panel>
  );
}
