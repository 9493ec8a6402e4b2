export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { EmptyDrawing, type EmptyDrawingName } from './EmptyDrawing.tsx';
