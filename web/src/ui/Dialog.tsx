import { chakra, Dialog as ChakraDialog } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { DialogPanel } from './DialogPanel.tsx';
import { IconButton } from './IconButton.tsx';
import { useExit } from './motion/useExit.ts';
import { useOpenOnceThere } from './useOpenOnceThere.ts';

const CONTROLS = 'input, select, textarea, button, a[href]';

interface DialogProps {
  open: boolean;
  /** Called on Escape, on the close button and on a press outside. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** A picture before the title, such as an Avatar. */
  leading?: ReactNode;
  /** The buttons; the one that confirms comes last. */
  footer?: ReactNode;
  /** Makes it a form around body and footer. */
  onSubmit?: () => void;
  /** A question about something destructive: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** The body holds nothing to press: it takes the focus, to be scrolled by keyboard. */
  isReading?: boolean;
  /** `lg` has room for two columns. */
  size?: 'md' | 'lg';
  /** Where the focus goes on closing, when that is not where it came from; null for the usual. */
  returnTo?: () => HTMLElement | null;
  children?: ReactNode;
}

/**
 * A modal dialog, a sheet on a phone. The focus stays inside and returns to where it was. It starts
 * on the element with `data-autofocus`, else on the first control of the body, else of the footer.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, onSubmit, title, description, footer, role = 'dialog' } = props;
  const { leading, isReading = false, size = 'md', returnTo, children } = props;
  const isOpen = useOpenOnceThere(open);
  const { isPresent, onExited } = useExit(isOpen);
  const body = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const firstControl = () =>
    (isReading ? body.current : null) ??
    body.current?.querySelector<HTMLElement>('[data-autofocus]') ??
    foot.current?.querySelector<HTMLElement>('[data-autofocus]') ??
    body.current?.querySelector<HTMLElement>(CONTROLS) ??
    foot.current?.querySelector<HTMLElement>(CONTROLS) ??
    null;
  const content = (
    <>
      {children && (
        <ChakraDialog.Body ref={body} tabIndex={isReading ? 0 : undefined}>
          {children}
        </ChakraDialog.Body>
      )}
      {footer && <ChakraDialog.Footer ref={foot}>{footer}</ChakraDialog.Footer>}
    </>
  );
  return (
    <ChakraDialog.Root
      open={isOpen}
      present={isPresent}
      role={role}
      size={size}
      initialFocusEl={firstControl}
      finalFocusEl={returnTo}
      closeOnInteractOutside={role === 'dialog'}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <DialogPanel isOpen={isOpen} onExited={onExited}>
        <ChakraDialog.Header>
          {leading}
          <chakra.div flex="1" minW="0">
            <ChakraDialog.Title>{title}</ChakraDialog.Title>
            {description && <ChakraDialog.Description>{description}</ChakraDialog.Description>}
          </chakra.div>
          <ChakraDialog.CloseTrigger asChild>
            <IconButton icon="x" label="Close" marginInlineEnd="-2" />
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
