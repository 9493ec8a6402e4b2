import * as styles from './Picture.css.ts';
import { type PictureName, pictureFile, pictures } from './pictures.ts';

export interface PictureProps {
  name: PictureName;
  /** Another picture for windows at least 48rem wide. */
  wideName?: PictureName;
  /** The `sizes` attribute. */
  sizes: string;
  /** Empty for decoration. */
  alt: string;
  /** Whether it is in view when the page opens; others are loaded lazily. */
  isFirst?: boolean;
}

const sourceSet = (name: PictureName, format: 'avif' | 'webp') =>
  pictures[name].widths.map((width) => `${pictureFile(name, width, format)} ${width}w`).join(', ');

const formats = ['avif', 'webp'] as const;

/** A picture in the best format and width for the device, with the print grain over it. */
export function Picture({ name, wideName, sizes, alt, isFirst = false }: PictureProps) {
  const { width, height, widths } = pictures[name];
  return (
    <picture className={styles.frame}>
      {wideName &&
        formats.map((format) => (
          <source
            key={format}
            media="(min-width: 48rem)"
            type={`image/${format}`}
            srcSet={sourceSet(wideName, format)}
            sizes={sizes}
            width={pictures[wideName].width}
            height={pictures[wideName].height}
          />
        ))}
      <source type="image/avif" srcSet={sourceSet(name, 'avif')} sizes={sizes} />
      <img
        className={styles.image}
        src={pictureFile(name, widths[widths.length - 1]!, 'webp')}
        srcSet={sourceSet(name, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </picture>
  );
}
