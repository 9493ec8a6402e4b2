export { PreparingPage as WorkerPage } from '../shared/PreparingPage.tsx';
