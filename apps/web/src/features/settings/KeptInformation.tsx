import { Button } from '@fitness/ui/Button';
import { Panel } from '@fitness/ui/Panel';
import { RowList } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { Stack } from '@fitness/ui/layout/Stack';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/session/session.ts';
import { useRedirectToSignIn } from '../../shared/session/use-redirect-to-sign-in.ts';
import { texts } from '../../shared/texts.ts';
import { useFocusAfterRemoval } from '../../shared/use-focus-after-removal.ts';
import { settingsTexts } from './texts.ts';

/** What this device keeps for the signed-in user; `children` are its rows. */
export function KeptInformation({ children }: { children: (userId: string) => ReactNode }) {
  const { status, userId } = useSession();
  const redirectToSignIn = useRedirectToSignIn();
  const focusProps = useFocusAfterRemoval();
  return (
    <Panel {...focusProps} title={settingsTexts.kept}>
      {status === 'signedIn' ? (
        <RowList>{children(userId)}</RowList>
      ) : (
        <Stack gap="sm" align="start">
          <Text>{settingsTexts.signedOut}</Text>
          <Button variant="secondary" onPress={() => void redirectToSignIn()}>
            {texts.signIn}
          </Button>
        </Stack>
      )}
    </Panel>
  );
}
