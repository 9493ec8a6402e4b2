export { ToastProvider } from './ToastProvider.tsx';
export { useToast, type ToastOptions, type Toasts } from './use-toast.ts';
