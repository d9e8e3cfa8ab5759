import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** A picture in both formats and all widths. */
export interface PictureSource {
  /** Size of the widest file in pixels; reserves space before the file is loaded. */
  width: number;
  height: number;
  /** A `srcset`: "address 400w, address 800w". */
  avif: string;
  webp: string;
  /** Fallback without `srcset`. */
  src: string;
}

interface PictureProps extends Omit<HTMLChakraProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'alt'> {
  picture: PictureSource;
  /** Alternative text; empty if the text beside it says the same. */
  alt: string;
  /** The `sizes` attribute: "(min-width: 768px) 25vw, 50vw". */
  sizes: string;
}

/**
 * Responsive picture, lazily loaded. Style props apply to the image. The one at the top of a page
 * needs `loading="eager"` and `fetchPriority="high"`.
 */
export function Picture({ picture, alt, sizes, ...style }: PictureProps) {
  return (
    // In a grid container, `source` elements would be grid items.
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
