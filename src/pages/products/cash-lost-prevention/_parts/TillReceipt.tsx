/** What the register printed for a line, as text: its goods and their sum, and how many of them the camera saw. */
import clock from '@copy/clock';
import type {TillLine} from './tillLines';
import type {TillReviewCopy} from './tillReviewCopy';
import styles from './TillReview.module.css';

export interface TillReceiptProps {
  readonly line: TillLine;
  readonly copy: Pick<TillReviewCopy, 'kinds' | 'money' | 'receipt'>;
}

export function TillReceipt({line: {id, time, kind, amount, goods, scanned, onBelt}, copy}: TillReceiptProps) {
  const {receipt} = copy;
  return (
    <div className={styles.receipt}>
      <h3>
        {goods.length > 0 ? receipt.title : receipt.none} <span>{id}</span>
      </h3>
      <dl>
        <div>
          <dt>{copy.kinds[kind]}</dt>
          <dd>{clock.written(time)}</dd>
        </div>
      </dl>
      {goods.length > 0 && (
        <dl className={styles.goods}>
          {goods.map(([name, price], index) => (
            // Two of the same kind are two lines, which keep their places.
            <div key={index}>
              <dt>{receipt.goods[name]}</dt>
              <dd>{copy.money(price)}</dd>
            </div>
          ))}
          <div>
            <dt>{receipt.total}</dt>
            <dd>{copy.money(amount)}</dd>
          </div>
        </dl>
      )}
      <p className={onBelt > scanned ? styles.differs : undefined}>
        {onBelt > 0 ? receipt.compared(scanned, onBelt) : receipt.counterEmpty}
      </p>
    </div>
  );
}
