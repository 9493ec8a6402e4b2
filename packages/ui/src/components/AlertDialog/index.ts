export { AlertDialog, type AlertDialogProps, type AlertLink } from './AlertDialog.tsx';
export { AlertProvider } from './AlertProvider.tsx';
export { useAlert, type AlertOptions, type Alerts, type ConfirmOptions } from './use-alert.ts';
