import styles from './printOnly.module.css';

/** Prints one element of the page and nothing beside it: everything around it is left out until the dialog is closed. */
export function printOnly(element: Element): void {
  const skipped: Element[] = [];
  for (let node = element; node.parentElement && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node) continue;
      sibling.classList.add(styles.skip!);
      skipped.push(sibling);
    }
  }
  window.addEventListener('afterprint', () => skipped.forEach((one) => one.classList.remove(styles.skip!)), {
    once: true,
  });
  window.print();
}
