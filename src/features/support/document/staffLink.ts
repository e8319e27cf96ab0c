/** The link from a document to its text in the writers' desk. Its code is loaded for staff only (`enhance.ts`). */
import copy from '@copy/support-document';
import {owner} from '@site/config/owner';
import styles from './staffLink.module.css';

/** Adds it at the end of the document; returns the cleanup function. */
export function addStaffLink(root: HTMLElement): () => void {
  const line = document.createElement('p');
  if (owner.desk.value !== null) {
    const link = document.createElement('a');
    link.className = styles.link ?? '';
    link.href = `${owner.desk.value}/write/improve?page=${encodeURIComponent(window.location.pathname)}`;
    link.textContent = copy.article.improve;
    line.append(link);
    root.querySelector('article')?.append(line);
  }
  return () => line.remove();
}
