import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useDialogUrl } from '../../shared/url/use-dialog-url.ts';

const name = 'frontdesk';

/**
 * The front desk in the URL, so that it survives a reload. It is open until it is left: the browser's back button leads to the entry
 * of the master's page below it, from which it comes back at once.
 */
export function useFrontDeskUrl() {
  const { value, open, close } = useDialogUrl('dialog');
  const [, setParams] = useSearchParams();
  const { state } = useLocation();
  const isInUrl = value === name;
  const [wasInUrl, setWasInUrl] = useState(isInUrl);
  const [isOpen, setIsOpen] = useState(isInUrl);
  if (wasInUrl !== isInUrl) {
    setWasInUrl(isInUrl);
    if (isInUrl) setIsOpen(true);
  }
  const hasEntryBelow = (state as { dialogOpened?: boolean } | null)?.dialogOpened === true;

  const navigation = useRef({ open, setParams });
  useEffect(() => {
    navigation.current = { open, setParams };
  });
  useEffect(() => {
    if (!isOpen) return;
    if (!isInUrl) navigation.current.open(name);
    // Opened by its address: makes the entry below it.
    else if (!hasEntryBelow) navigation.current.setParams({}, { replace: true });
  }, [hasEntryBelow, isInUrl, isOpen]);

  return {
    isOpen,
    open: () => setIsOpen(true),
    leave: () => {
      setIsOpen(false);
      close();
    },
  };
}
