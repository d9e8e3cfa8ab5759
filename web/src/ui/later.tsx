import { chakra } from '@chakra-ui/react';
import {
  lazy,
  startTransition,
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
    const [waits] = useState(isTakenOver);
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const place = useRef<HTMLDivElement>(null);

    useEffect(() => {
      if (!waits || Loaded) return;
      let isComing = false;
      const come = () => {
        if (isComing) return;
        isComing = true;
        load().then(
          (loaded) => {
            // Rendered aside, so that what was made ahead stands until the very moment.
            startTransition(() => {
              setLoaded(() => loaded);
            });
          },
          (error: unknown) => {
            // The part stays as it is, there to be read, and is tried again at the next sign.
            isComing = false;
            console.warn('A part of the page could not be loaded.', error);
          },
        );
      };
      const observer = new IntersectionObserver((seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) come();
      });
      const [first] = place.current?.children ?? [];
      if (first) observer.observe(first);
      for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, come);
      return () => {
        observer.disconnect();
        for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, come);
      };
    }, [waits, Loaded]);

    if (waits && !Loaded) {
      return (
        <chakra.div
          key="made ahead"
          ref={place}
          display="contents"
          suppressHydrationWarning
          dangerouslySetInnerHTML={NOTHING_NEW}
        />
      );
    }
    return (
      <chakra.div key="alive" display="contents">
        {Loaded ? (
          <Loaded {...props} />
        ) : (
          <Suspense>
            <Part {...props} />
          </Suspense>
        )}
      </chakra.div>
    );
  };
}

/** What was made ahead stays: React leaves it alone when it takes the page over. */
const NOTHING_NEW = { __html: '' };
