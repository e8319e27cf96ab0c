/** A section with a device pulled apart, on the pages of what it does. */
import copy from '@copy/hardware/views';
import type {explodedDevices} from '@site/src/facts/hardware/deviceViews';
import {modelByMedia} from '@site/src/facts/models';
import {Section, SectionHead} from '../../components/ui/Section';
import {partsOf} from './data/views';
import {DeviceInside} from './DeviceInside';

interface DevicePartsProps {
  readonly media: (typeof explodedDevices)[number];
  readonly tone?: 'plain' | 'tint';
  /** Which device this is, on a page that is about more. */
  readonly lead?: string;
  /** Not on phones: the page is long, and that of the model has it. */
  readonly largeOnly?: boolean;
  /** Phones show every part: the page is about this one device. */
  readonly isWhole?: boolean;
}

export default function DevicePartsPart({media, tone, lead, largeOnly, isWhole}: DevicePartsProps) {
  const device = partsOf(media, modelByMedia(media).name, copy);
  return (
    <Section
      tone={tone}
      fold={largeOnly || isWhole ? undefined : 'parts'}
      className={largeOnly ? 'large-only' : undefined}
    >
      <SectionHead title={device.title} lead={lead} />
      {/* What the parts do is said on the page of the model. */}
      <div data-shared>
        <DeviceInside media={media} device={device} />
      </div>
    </Section>
  );
}
