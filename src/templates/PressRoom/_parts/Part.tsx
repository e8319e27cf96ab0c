/** A part of the press room, with an anchor of its own. */
import {useAnchor} from '@site/src/components/ui/Section';
import type {ReactNode} from 'react';
import styles from '../PressRoom.module.css';

export interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function Part({id, title, lead, children}: PartProps) {
  useAnchor(id);
  return (
    <section id={id} className={styles.part}>
      <h2>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
