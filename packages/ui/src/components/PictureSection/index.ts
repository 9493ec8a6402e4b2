export { PictureSection, type PictureSectionProps } from './PictureSection.tsx';
