export type { AlertLink } from './AlertContent.tsx';
export { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';
export { AlertProvider } from './AlertProvider.tsx';
export { useAlert, type AlertOptions, type Alerts, type ConfirmOptions } from './use-alert.ts';
