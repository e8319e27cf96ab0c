/** Devices of a family where they hang or stand, each beside something whose size everybody knows. */
import copy from '@copy/hardware/views';
import type {mountedDevices} from '@site/src/facts/hardware/deviceViews';
import {hardwarePath, modelById} from '@site/src/facts/models';
import {Picture} from '../../components/media/Picture';
import {MorePermalink} from '../../components/ui/MoreLink';
import {Section, SectionHead} from '../../components/ui/Section';
import styles from './DevicesInPlace.module.css';

export function DevicesInPlace({
  devices,
  tone,
}: {
  readonly devices: readonly (typeof mountedDevices)[number][];
  readonly tone?: 'plain' | 'tint';
}) {
  return (
    <Section tone={tone}>
      <SectionHead title={copy.row.title} lead={copy.row.lead} />
      <ul className={styles.row} data-count={devices.length}>
        {devices.map((id) => {
          const {alt, caption} = copy.mounted[id];
          const model = modelById(id);
          return (
            <li key={id}>
              <figure>
                <Picture family="mounted" name={id} alt={alt} sizes="(max-width: 767px) 82vw, 560px" />
                <figcaption>{caption}</figcaption>
              </figure>
              <MorePermalink href={`${hardwarePath(model)}#size-drawing`}>{copy.row.more(model.name)}</MorePermalink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
