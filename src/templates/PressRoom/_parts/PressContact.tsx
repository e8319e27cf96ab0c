/** Whom journalists write to: an owner setting, marked while it is a sample. */
import copy from '@copy/press';
import {ButtonAnchor} from '@site/src/components/ui/Button';
import {DemoMark} from '@site/src/components/ui/DemoMark';
import {Icon} from '@site/src/components/ui/Icon';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {owner} from '@site/config/owner';
import styles from '../PressRoom.module.css';
import {Part} from './Part';

export function PressContact() {
  const {title, text, other} = copy.contact;
  const {pressContact} = owner;
  return (
    <Part id="contact" title={title} lead={text}>
      <p className={styles.after}>
        <ButtonAnchor look="line" href={`mailto:${pressContact.value}`}>
          <Icon name="mail" />
          {pressContact.value}
          <DemoMark of={pressContact} />
        </ButtonAnchor>
        <MoreLink to="about.contact">{other}</MoreLink>
      </p>
    </Part>
  );
}
