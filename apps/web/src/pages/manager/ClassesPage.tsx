export { PreparingPage as ClassesPage } from '../shared/PreparingPage.tsx';
