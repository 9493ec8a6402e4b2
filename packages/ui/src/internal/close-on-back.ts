/** Makes the browser's back button close something instead of leaving the page. */
export function closeOnBack(event: NavigateEvent, close: () => void) {
  const isBackButton = event.navigationType === 'traverse' && event.userInitiated;
  if (!isBackButton || !event.cancelable) return;
  event.preventDefault();
  close();
}
