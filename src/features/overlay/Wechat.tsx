/** The official account's QR code, drawn from the owner's setting. */
import copy from '@copy/shell';
import {owner} from '@site/config/owner';
import {renderSVG} from 'uqr';
import {DemoMark} from '../../components/ui/DemoMark';
import styles from './Overlays.module.css';

export default function Wechat() {
  const target = owner.links.wechatQr.value;
  if (!target) return null;
  return (
    <div className={styles.stack}>
      <img
        className={styles.qr}
        width={220}
        height={220}
        alt={copy.wechat.alt}
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(target))}`}
      />
      <p className={styles.muted}>
        {copy.wechat.text}
        <DemoMark of={owner.links.wechatQr} />
      </p>
    </div>
  );
}
