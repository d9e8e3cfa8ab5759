import { chakra } from '@chakra-ui/react';
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';

const SIGNS_OF_LIFE = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;
const never = () => () => undefined;

/**
 * A part of a page whose code comes when somebody begins to use the page, or sees the part. Where
 * the page was made ahead the part is there to be read from the start; elsewhere it comes at once.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));

  return function Later(props: Props) {
    const isTakenOver = useSyncExternalStore(
      never,
      () => false,
      () => !import.meta.env.SSR,
    );
    const [waits, setWaits] = useState(isTakenOver);
    const place = useRef<HTMLDivElement>(null);

    useEffect(() => {
      if (!waits) return;
      const come = () => {
        // When it can't be loaded the part stays as it is: there to be read.
        load().then(
          () => {
            setWaits(false);
          },
          (error: unknown) => {
            console.warn('A part of the page could not be loaded.', error);
          },
        );
      };
      const observer = new IntersectionObserver((seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) come();
      });
      const [first] = place.current?.children ?? [];
      if (first) observer.observe(first);
      for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, come, { once: true });
      return () => {
        observer.disconnect();
        for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, come);
      };
    }, [waits]);

    return waits ? (
      <chakra.div
        key="made ahead"
        ref={place}
        display="contents"
        suppressHydrationWarning
        dangerouslySetInnerHTML={NOTHING_NEW}
      />
    ) : (
      <chakra.div key="alive" display="contents">
        <Suspense>
          <Part {...props} />
        </Suspense>
      </chakra.div>
    );
  };
}

/** What was made ahead stays: React leaves it alone when it takes the page over. */
const NOTHING_NEW = { __html: '' };
