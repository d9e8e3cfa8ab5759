import { t } from '@lingui/core/macro';
import { chakra, Dialog as ChakraDialog } from '@chakra-ui/react';
import { useRef, useState, type ReactNode } from 'react';
import { DialogPanel } from './DialogPanel.tsx';
import { IconButton } from './IconButton.tsx';
import { langOf } from './langOf.ts';
import { useMotionReady } from './motion/useMotionReady.ts';
import { useOpenAfterMount } from './useOpenAfterMount.ts';
import { useOpener } from './useOpener.ts';

/**
 * Keeps an element mounted during its exit animation.
 * @returns isPresent: whether to render it; onExited: call it when the animation has ended
 */
function useExit(isOpen: boolean): { isPresent: boolean; onExited: () => void } {
  const isReady = useMotionReady();
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [isLeaving, setLeaving] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setLeaving(!isOpen && isReady);
  }
  return {
    isPresent: isOpen || isLeaving,
    onExited: () => {
      setLeaving(false);
    },
  };
}

const CONTROLS = 'input, select, textarea, button, a[href]';

interface DialogProps {
  open: boolean;
  /** Called by Escape, the close button and a click outside. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Element before the title, such as an Avatar. */
  leading?: ReactNode;
  /** Buttons; the confirming one comes last. */
  footer?: ReactNode;
  /** Renders body and footer as a form. */
  onSubmit?: () => void;
  /** `alertdialog` for a destructive action: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** The body has no controls, so it is focusable itself for scrolling by keyboard. */
  isReading?: boolean;
  /** `lg` is wide enough for two columns. */
  size?: 'md' | 'lg';
  /** Element to focus on closing, if not the one that opened it; null for the default. */
  returnTo?: (() => HTMLElement | null) | undefined;
  children?: ReactNode;
}

/**
 * Modal dialog; a bottom sheet on a phone. Traps the focus and restores it on closing. The initial
 * focus is on the element with `data-autofocus`, else on the first control of the body, else of the
 * footer.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, onSubmit, title, description, footer, role = 'dialog' } = props;
  const { leading, isReading = false, size = 'md', returnTo, children } = props;
  const opener = useOpener(open);
  const isOpen = useOpenAfterMount(open);
  const { isPresent, onExited } = useExit(isOpen);
  const body = useRef<HTMLDivElement>(null);
  const footerRef = useRef<HTMLDivElement>(null);
  const firstControl = () =>
    (isReading ? body.current : null) ??
    body.current?.querySelector<HTMLElement>('[data-autofocus]') ??
    footerRef.current?.querySelector<HTMLElement>('[data-autofocus]') ??
    body.current?.querySelector<HTMLElement>(CONTROLS) ??
    footerRef.current?.querySelector<HTMLElement>(CONTROLS) ??
    null;
  const content = (
    <>
      {children && (
        <ChakraDialog.Body ref={body} tabIndex={isReading ? 0 : undefined}>
          {children}
        </ChakraDialog.Body>
      )}
      {footer && <ChakraDialog.Footer ref={footerRef}>{footer}</ChakraDialog.Footer>}
    </>
  );
  return (
    <ChakraDialog.Root
      open={isOpen}
      present={isPresent}
      role={role}
      size={size}
      initialFocusEl={firstControl}
      finalFocusEl={() => returnTo?.() ?? opener()}
      closeOnInteractOutside={role === 'dialog'}
      onEscapeKeyDown={(event) => {
        // A part with this attribute closes itself by Escape.
        if ((event.target as Element).closest('[data-own-escape]')) event.preventDefault();
      }}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <DialogPanel isOpen={isOpen} onExited={onExited}>
        <ChakraDialog.Header>
          {leading}
          <chakra.div flex="1" minW="0">
            <ChakraDialog.Title>
              <bdi lang={langOf(title)}>{title}</bdi>
            </ChakraDialog.Title>
            {description && <ChakraDialog.Description>{description}</ChakraDialog.Description>}
          </chakra.div>
          <ChakraDialog.CloseTrigger asChild>
            <IconButton icon="x" label={t`Close`} marginInlineEnd="-2" />
          </ChakraDialog.CloseTrigger>
        </ChakraDialog.Header>
        {onSubmit ? (
          <chakra.form
            noValidate
            display="contents"
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit();
            }}
          >
            {content}
          </chakra.form>
        ) : (
          content
        )}
      </DialogPanel>
    </ChakraDialog.Root>
  );
}
