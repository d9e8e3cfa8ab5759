import { chakra } from '@chakra-ui/react';
import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { pressedEarly } from './earlyUse.ts';
import { sayNotLoaded } from './sayNotLoaded.ts';

const SIGNS_OF_LIFE = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;
const never = () => () => undefined;

/**
 * A part of a page whose code comes when somebody begins to use the page, or sees the part. Where
 * the page was made ahead the part is there to be read from the start, and what is pressed in it
 * waits for the code; elsewhere it comes at once. Without its code the rest of the page stands.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  let known: ComponentType<Props> | null = null;

  return function Later(props: Props) {
    const isTakenOver = useSyncExternalStore(
      never,
      () => false,
      () => !import.meta.env.SSR,
    );
    const [waits] = useState(isTakenOver);
    const [Loaded, setLoaded] = useState(() => known);
    const place = useRef<HTMLDivElement>(null);
    const pressAgain = useRef<(alive: Element | null) => void>(undefined);

    // At once: what was pressed before any code was there is about to be pressed again.
    useLayoutEffect(() => {
      if (Loaded) {
        pressAgain.current?.(place.current);
        return;
      }
      let isComing = false;
      let failures = 0;
      const come = () => {
        if (isComing) return;
        isComing = true;
        load().then(
          (loaded) => {
            known = loaded;
            // Rendered aside, so that what was made ahead stands until the very moment.
            startTransition(() => {
              setLoaded(() => loaded);
            });
          },
          (error: unknown) => {
            // The part stays as it is, there to be read, and is tried again at the next sign.
            isComing = false;
            failures += 1;
            if (failures > 2) console.warn('A part of the page still could not be loaded.', error);
            else sayNotLoaded(error, failures === 1 ? come : null);
          },
        );
      };
      if (!waits) {
        come();
        return;
      }
      const made = place.current;
      const [first] = made?.children ?? [];
      // A click asks for it, too: whoever pressed something is told when it can't be had.
      const askAgain = () => {
        failures = 0;
        come();
      };
      made?.addEventListener('click', askAgain);
      if (made) pressAgain.current ??= pressedEarly(made);
      const observer = new IntersectionObserver((seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) come();
      });
      if (first) observer.observe(first);
      for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, come);
      return () => {
        made?.removeEventListener('click', askAgain);
        observer.disconnect();
        for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, come);
      };
    }, [waits, Loaded]);
    useEffect(() => () => pressAgain.current?.(null), []);

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
      <chakra.div key="alive" ref={place} display="contents">
        {Loaded && <Loaded {...props} />}
        {import.meta.env.SSR && (
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
