export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { EmptyDrawing, type EmptyDrawingName, type EmptyDrawingProps } from './EmptyDrawing.tsx';
