import { version } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { landscape } from '../../theme/media.ts';
import * as styles from './Picture.css.ts';

/** React 18 does not know the attribute. */
const fetchPriority = version.startsWith('18') ? 'fetchpriority' : 'fetchPriority';

/** The files of a picture, in several widths and two formats. */
export interface PictureFiles {
  /** The full size in pixels, whose aspect ratio reserves the space. */
  readonly width: number;
  readonly height: number;
  /** The widths in pixels in which it is offered, ascending. */
  readonly widths: readonly number[];
  /** The URL of the file with this width and format. */
  readonly url: (width: number, format: 'avif' | 'webp') => string;
}

/** The props of a Picture. */
export interface PictureProps extends RootProps {
  picture: PictureFiles;
  /** Another picture for wide windows, as `media.landscape`. */
  widePicture?: PictureFiles;
  /** The `sizes` attribute: the displayed width. */
  sizes: string;
  /** Empty for decoration. */
  alt: string;
  /** Visible when the page opens; other pictures are loaded lazily. */
  isFirst?: boolean;
  /** Crops it to a square with round corners, as high as its container is wide. */
  isSquare?: boolean;
}

const formats = ['avif', 'webp'] as const;

const sourceSet = ({ widths, url }: PictureFiles, format: (typeof formats)[number]) =>
  widths.map((width) => `${url(width, format)} ${width}w`).join(', ');

/** With a load handler React does not delay a transition until the picture has loaded. */
const ignoreLoad = () => undefined;

/** A picture in the best format and width for the device, with print grain; it fills its container, or is a square. */
export function Picture({
  picture,
  widePicture,
  sizes,
  alt,
  isFirst = false,
  isSquare = false,
  ...root
}: PictureProps) {
  const { width, height, widths, url } = picture;
  return (
    <picture {...root} className={isSquare ? styles.square : styles.frame}>
      {widePicture &&
        formats.map((format) => (
          <source
            key={format}
            media={landscape}
            type={`image/${format}`}
            srcSet={sourceSet(widePicture, format)}
            sizes={sizes}
            width={widePicture.width}
            height={widePicture.height}
          />
        ))}
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <img
        className={styles.image}
        src={url(widths[widths.length - 1]!, 'webp')}
        srcSet={sourceSet(picture, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        {...{ [fetchPriority]: isFirst ? 'high' : 'auto' }}
        onLoad={ignoreLoad}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </picture>
  );
}
