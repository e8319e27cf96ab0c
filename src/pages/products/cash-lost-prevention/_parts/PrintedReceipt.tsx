/** The receipt of the line that is open first, as it comes out of the panel: its last line leads to the picture. Decoration, the panel has it all. */
import {startReview, tillLines} from './tillLines';
import type {TillReviewCopy} from './tillReviewCopy';
import styles from './TillReview.module.css';

const {id, amount, goods, scanned, onBelt} = tillLines.find((line) => line.id === startReview.line)!;

export function PrintedReceipt({copy: {money, receipt}}: {readonly copy: Pick<TillReviewCopy, 'money' | 'receipt'>}) {
  return (
    <div className={styles.printed} aria-hidden="true">
      {[
        [receipt.title, id],
        ...goods.map(([name, price]) => [receipt.goods[name], money(price)]),
        [receipt.total, money(amount)],
        [receipt.compared(scanned, onBelt)],
      ].map(([name, value], index) => (
        <p key={index}>
          {name}
          <span>{value}</span>
        </p>
      ))}
    </div>
  );
}
