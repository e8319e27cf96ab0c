/** Three devices: one large, two small. */
import copy from '@copy/home';
import {claims} from '@site/src/facts/claims';
import {modelById} from '@site/src/facts/models';
import {Picture} from '@site/src/components/media/Picture';
import {Icon} from '@site/src/components/ui/Icon';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import styles from './Hardware.module.css';

export function Hardware() {
  const {hardware} = copy;
  const {items} = hardware;
  const box = modelById('b1');
  const recorder = modelById('ul-8232nh');
  const cards = [
    {
      model: modelById('e3-x'),
      ...items.camera,
      text: items.camera.text(claims.onboardingWithin.value),
      href: '/products/cloud-camera#e3-x',
      sizes: '(max-width: 959px) 80vw, 680px',
    },
    {
      model: box,
      ...items.box,
      text: items.box.text(box.kind === 'edgeBox' ? box.channels : 0),
      href: '/support/model/b1',
      sizes: '(max-width: 959px) 80vw, 340px',
    },
    {
      model: recorder,
      ...items.recorder,
      text: items.recorder.text(recorder.kind === 'recorder' ? recorder.channels : 0),
      href: '/support/model/ul-8232nh',
      sizes: '(max-width: 959px) 80vw, 340px',
    },
  ];
  return (
    <Section>
      <SectionHead
        eyebrow={hardware.eyebrow}
        title={hardware.title}
        aside={<MoreLink to="products.hardware">{hardware.all}</MoreLink>}
      />
      <div className={styles.strip}>
        {cards.map(({model, kind, text, href, sizes}) => (
          <PermalinkLink key={model.id} href={href} className={styles.card}>
            <h3>
              {kind} <span className="nb">{model.name}</span>
            </h3>
            <p>{text}</p>
            <span className={styles.picture}>
              <Picture family="cutout" name={model.media} alt="" sizes={sizes} />
            </span>
            <span className={styles.go}>
              <Icon name="arrow" />
            </span>
          </PermalinkLink>
        ))}
      </div>
    </Section>
  );
}
