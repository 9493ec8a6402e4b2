import { createContext, useContext, useState } from 'react';

/** True while an alert of the surrounding AlertProvider is shown. */
export const AlertShownContext = createContext(false);

/** True for a dialog that is to be open and may be shown: one that is opened while an alert is shown waits, because it would cover the alert. */
export function useWaitForAlert(isOpen: boolean): boolean {
  const isAlertShown = useContext(AlertShownContext);
  const [wasShown, setWasShown] = useState(false);
  const isShown = isOpen && (wasShown || !isAlertShown);
  if (isShown !== wasShown) setWasShown(isShown);
  return isShown;
}
