/** The vertical rhythm of a page: a band with its container, and the head of a band. */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  readonly id?: string;
  readonly tone?: 'plain' | 'tint' | 'night';
  /** Container width: 1200, or 1360 for header, hero and demo. */
  readonly width?: 'page' | 'wide';
  /** `flush` drops the space above, for a band that continues the one before. */
  readonly space?: 'normal' | 'flush' | 'none';
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
  className,
  label,
  children,
}: SectionProps) {
  useAnchor(id);
  return (
    <section id={id} aria-label={label} className={clsx(styles.section, styles[tone], styles[`space-${space}`])}>
      <div className={clsx(width === 'wide' ? styles.wide : styles.page, className)}>{children}</div>
    </section>
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
