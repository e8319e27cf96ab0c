/** The address of the page as a QR code: dark on light, in the dark theme as well. Loaded on computers only. */
import {renderSVG} from 'uqr';
import styles from './QrCode.module.css';

export default function QrCode({url, alt}: {readonly url: string; readonly alt: string}) {
  return (
    <img
      className={styles.qr}
      width={128}
      height={128}
      alt={alt}
      src={`data:image/svg+xml,${encodeURIComponent(renderSVG(url, {border: 2}))}`}
    />
  );
}
