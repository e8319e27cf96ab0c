/** The vertical rhythm of a page: a band with its container, and the head of a band. */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import copy from '@copy/fold';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import styles from './Section.module.css';

/** What a folded band holds: its button says so, because pages have several. */
export type FoldName = Exclude<keyof typeof copy, 'about'>;

export interface SectionProps {
  readonly id?: string;
  readonly tone?: 'plain' | 'tint' | 'night';
  /** Container width: 1200, or 1360 for header, hero and demo. */
  readonly width?: 'page' | 'wide';
  /** `flush` drops the space above, for a band that continues the one before. */
  readonly space?: 'normal' | 'flush' | 'none';
  /**
   * On phones only its beginning shows, and a button opens the rest, without script; for bands that are longer there than a screen and
   * a half. What is found by an address or the keyboard shows by itself. The name says what the button opens.
   */
  readonly fold?: FoldName;
  /** Wider screens show its beginning alone, too. */
  readonly foldWide?: boolean;
  /** What the folded band is about, where a page has several of the kind. */
  readonly foldTopic?: string;
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Declares an anchor of the page for the build's broken-link check. */
export function useAnchor(id: string | undefined): void {
  const links = useBrokenLinks();
  if (id) links.collectAnchor(id);
}

export function Section({
  id,
  tone = 'plain',
  width = 'page',
  space = 'normal',
  fold,
  foldTopic,
  foldWide,
  className,
  label,
  children,
}: SectionProps) {
  useAnchor(id);
  const container = width === 'wide' ? styles.wide : styles.page;
  return (
    <section id={id} aria-label={label} className={clsx(styles[tone], styles[`space-${space}`])}>
      {fold ? (
        <div className={container}>
          <Fold name={fold} topic={foldTopic} wide={foldWide} className={className}>
            {children}
          </Fold>
        </div>
      ) : (
        <div className={clsx(container, className)}>{children}</div>
      )}
    </section>
  );
}

export interface FoldProps extends Pick<SectionProps, 'className' | 'children'> {
  readonly name: FoldName;
  readonly topic?: string | undefined;
  /** On every screen, not on phones alone. */
  readonly wide?: boolean | undefined;
}

/** Shows the beginning of its content, of a table the first rows, of a list with `data-first` so many items, on phones or everywhere; a check box, because that opens without script and without moving anything. */
export function Fold({name, topic, wide, className, children}: FoldProps) {
  const id = useId();
  const words = topic === undefined ? copy[name] : copy.about(copy[name], topic);
  return (
    <>
      <input
        type="checkbox"
        id={id}
        className={clsx(styles.opened, wide && styles.wideFold, name === 'table' && styles.rows)}
        data-fold
        aria-label={words}
      />
      <div className={clsx(styles.beginning, className)}>{children}</div>
      <label htmlFor={id} className={styles.open} aria-hidden="true">
        {words}
      </label>
    </>
  );
}

/** Container without a band. */
export function Container({
  width = 'page',
  className,
  children,
}: Pick<SectionProps, 'width' | 'className' | 'children'>) {
  return <div className={clsx(width === 'wide' ? styles.wide : styles.page, className)}>{children}</div>;
}

export interface SectionHeadProps {
  readonly eyebrow?: ReactNode;
  readonly title: string;
  readonly lead?: string;
  /** Something at the right edge, usually a link to everything of the kind. */
  readonly aside?: ReactNode;
  readonly as?: 'h1' | 'h2';
}

export function SectionHead({eyebrow, title, lead, aside, as: Heading = 'h2'}: SectionHeadProps) {
  return (
    <div className={clsx(styles.head, aside !== undefined && styles.row)}>
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading className={styles.title}>{title}</Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {aside}
    </div>
  );
}

/** The counting line, the brand's one ornament, before a few words. */
export function Eyebrow({children}: {readonly children: ReactNode}) {
  return <p className={styles.eyebrow}>{children}</p>;
}
