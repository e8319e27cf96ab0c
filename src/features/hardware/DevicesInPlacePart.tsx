/** Devices where they hang or stand, each beside something whose size everybody knows. */
import copy from '@copy/hardware/views';
import type {mountedDevices} from '@site/src/facts/hardware/deviceViews';
import {hardwarePath, modelByMedia} from '@site/src/facts/models';
import {Picture} from '../../components/media/Picture';
import {MorePermalink} from '../../components/ui/MoreLink';
import {Section, SectionHead, type SectionHeadProps} from '../../components/ui/Section';
import styles from './DevicesInPlace.module.css';

interface DevicesInPlaceProps {
  readonly devices: readonly (typeof mountedDevices)[number][];
  readonly tone?: 'plain' | 'tint';
  /** Not on phones: the page is long, and its list of devices says the same. */
  readonly largeOnly?: boolean;
  /** What the page shows them for; their size, when absent. */
  readonly words?: Pick<SectionHeadProps, 'eyebrow' | 'title' | 'lead'> & {
    /** Sentences of the page under the pictures. */
    readonly captions?: Readonly<Partial<Record<(typeof mountedDevices)[number], string>>>;
  };
}

export default function DevicesInPlacePart({devices, tone, largeOnly, words = copy.row}: DevicesInPlaceProps) {
  const {captions}: NonNullable<DevicesInPlaceProps['words']> = words;
  return (
    <Section tone={tone} className={largeOnly ? 'large-only' : undefined}>
      <SectionHead eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
      <ul className={styles.row} data-count={devices.length} data-shared>
        {devices.map((id) => {
          const {alt, caption} = copy.mounted[id];
          const model = modelByMedia(id);
          return (
            <li key={id}>
              <figure>
                <Picture family="mounted" name={id} alt={alt} sizes="(max-width: 767px) 80vw, 560px" />
                <figcaption>{captions?.[id] ?? caption}</figcaption>
              </figure>
              <MorePermalink href={`${hardwarePath(model)}#size-drawing`}>{copy.row.more(model.name)}</MorePermalink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
