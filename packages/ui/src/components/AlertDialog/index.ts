export { AlertProvider } from './AlertProvider.tsx';
export {
  useAlert,
  type AlertLink,
  type AlertOptions,
  type Alerts,
  type ConfirmOptions,
} from './use-alert.ts';
