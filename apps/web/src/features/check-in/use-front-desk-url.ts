import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useDialogUrl } from '../../shared/url/use-dialog-url.ts';

const name = 'frontdesk';

/**
 * Keeps the front desk in the URL, so that it survives a reload. The browser's back button does not close it: the history entry
 * before it is the master's page, which opens the front desk again at once.
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
  const hasEntryBefore = (state as { dialogOpened?: boolean } | null)?.dialogOpened === true;

  const navigation = useRef({ open, setParams });
  useEffect(() => {
    navigation.current = { open, setParams };
  });
  useEffect(() => {
    if (!isOpen) return;
    if (!isInUrl) navigation.current.open(name);
    // Opened by its URL: adds the history entry before it.
    else if (!hasEntryBefore) navigation.current.setParams({}, { replace: true });
  }, [hasEntryBefore, isInUrl, isOpen]);

  return {
    isOpen,
    open: () => setIsOpen(true),
    leave: () => {
      setIsOpen(false);
      close();
    },
  };
}
