import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** One drawing in both formats and all its widths, as `web/art` makes them. */
export interface PictureSource {
  /** Of the widest file, in pixels; gives the browser the shape before the file is there. */
  width: number;
  height: number;
  /** Both as `srcset`: "address 400w, address 800w". */
  avif: string;
  webp: string;
  /** For a browser that reads no `srcset`. */
  src: string;
}

interface PictureProps extends Omit<HTMLChakraProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'alt'> {
  picture: PictureSource;
  /** What is to be seen; empty where the words beside it say the same. */
  alt: string;
  /** How wide it stands on the screen, as the attribute `sizes`: "(min-width: 768px) 25vw, 50vw". */
  sizes: string;
}

/**
 * A picture in the best format that the browser knows, loaded when it comes near. Style goes to the
 * image. The one at the top of a page takes `loading="eager"` and `fetchPriority="high"`.
 */
export function Picture({ picture, alt, sizes, ...style }: PictureProps) {
  return (
    // Sources are boxes where the picture stands in a grid, unless told otherwise.
    <chakra.picture display="contents" css={{ '& > source': { display: 'none' } }}>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <source type="image/webp" srcSet={picture.webp} sizes={sizes} />
      <chakra.img
        loading="lazy"
        decoding="async"
        display="block"
        maxW="100%"
        height="auto"
        {...style}
        src={picture.src}
        alt={alt}
        htmlWidth={picture.width}
        htmlHeight={picture.height}
      />
    </chakra.picture>
  );
}
