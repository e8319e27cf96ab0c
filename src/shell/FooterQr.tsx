/** The code of the official account over its button in the footer. */
import Wechat from '../features/overlay/Wechat';
import styles from './FooterQr.module.css';

export default function FooterQr() {
  return (
    <div className={styles.popup}>
      <Wechat />
    </div>
  );
}
