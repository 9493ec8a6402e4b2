export { Picture, type PictureFiles, type PictureProps } from './Picture.tsx';
