/**
 * Dialog and bottom sheet on the native `<dialog>`. The page behind is inert, and the focus comes back on close (`modal.ts`).
 *
 * The dialog closes on Esc and on a click outside. The sheet closes only by its button; Esc and the Back button press
 * that button. While one is open the page behind does not scroll.
 */
import clsx from 'clsx';
import {type CSSProperties, type ReactNode, useEffect, useId, useRef} from 'react';
import {Icon} from './Icon';
import {afterPaint} from './afterPaint';
import {showModal} from './modal';
import styles from './Overlay.module.css';
import {useCloseOnBack} from './closeOnBack';

/** How an overlay can be shown, by the names of the specification. */
export interface OverlayLook {
  /** Takes the whole screen instead of leaving the page visible behind. */
  readonly fullscreen?: boolean;
  /** Leaves the page behind undimmed. */
  readonly hideOverlay?: boolean;
  /** Largest width of a dialog in CSS pixels. */
  readonly maxWidth?: number;
  /** Whether the content scrolls below a heading that stays; if not, all of it scrolls. Default true. */
  readonly scrollable?: boolean;
  /** Animation: from below (default of sheets), fade, or none (default of dialogs). */
  readonly transition?: 'bottom' | 'fade' | 'none';
}

export interface OverlayProps extends OverlayLook {
  readonly kind: 'dialog' | 'sheet';
  readonly title: string;
  /** Label of the close button. */
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const usual = {dialog: 'none', sheet: 'bottom'} as const;

export function Overlay({
  kind,
  title,
  fullscreen,
  hideOverlay,
  maxWidth,
  scrollable = true,
  transition = usual[kind],
  closeLabel,
  onClose,
  children,
}: OverlayProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useCloseOnBack(onClose);

  useEffect(() => {
    const close = showModal(element.current!, onClose);
    // Each of the two makes the browser style the page, which delays what a visitor waits for.
    const callOff = afterPaint(() => {
      document.documentElement.classList.add(styles.locked!);
      heading.current?.focus();
    });
    return () => {
      callOff();
      document.documentElement.classList.remove(styles.locked!);
      close();
    };
  }, [onClose]);

  return (
    // Esc is the keyboard's way to the same.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      className={clsx(styles.backdrop, hideOverlay && styles.clear)}
      onClick={(event) => {
        if (kind === 'dialog' && event.target === event.currentTarget) onClose();
      }}
    >
      <dialog
        ref={element}
        className={clsx(
          styles.overlay,
          styles[kind],
          styles[transition],
          fullscreen && styles.fullscreen,
          !scrollable && styles.whole,
        )}
        style={maxWidth ? ({'--overlay-width': `${maxWidth}px`} as CSSProperties) : undefined}
        aria-labelledby={titleId}
        aria-modal="true"
      >
        <div className={styles.frame}>
          <div className={styles.head}>
            <h2 id={titleId} tabIndex={-1} ref={heading}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" size={24} />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
        </div>
      </dialog>
    </div>
  );
}
