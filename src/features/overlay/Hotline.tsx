/** The hotline sheet: number, whether it is open now, and other contacts; where help is read, the service request. */
import copy from '@copy/shell';
import {useContact} from '@site/src/site/contact';
import {useIsHelp} from '@site/src/site/useIsHelp';
import {HotlineState} from '../../components/ui/HotlineState';
import {ButtonAnchor, ButtonLink} from '../../components/ui/Button';
import {ServiceLink} from '../forms/service/ServiceLink';
import styles from './Overlays.module.css';

export default function Hotline() {
  const {phone, phoneHref, phoneIsDemo, email, hours} = useContact();
  const isHelp = useIsHelp();
  return (
    <div className={styles.stack}>
      <p className={styles.muted}>{copy.hotline.lead}</p>
      {phone && (
        <p className={styles.number}>
          {phone} {phoneIsDemo && <small>{copy.footer.demo}</small>}
        </p>
      )}
      <p className={styles.muted}>{copy.footer.hours(hours.from, hours.to)}</p>
      <HotlineState />
      {phoneHref && (
        <ButtonAnchor look="solid" size="large" block href={phoneHref}>
          {copy.hotline.call}
        </ButtonAnchor>
      )}
      <ButtonAnchor look="line" block href={`mailto:${email}`}>
        {copy.hotline.mail}
      </ButtonAnchor>
      {isHelp ? (
        <ServiceLink componentId="service.hotline" block />
      ) : (
        <ButtonLink look="line" block to="support.troubleshooting">
          {copy.hotline.guide}
        </ButtonLink>
      )}
    </div>
  );
}
