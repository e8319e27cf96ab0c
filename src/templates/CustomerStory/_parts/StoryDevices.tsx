/** The devices of one store, with the way to each model, and the algorithms they run. */
import mall from '@copy/algorithm-mall';
import copy from '@copy/stories';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {SiteLink} from '@site/src/components/ui/SiteLink';
import type {StoryPage} from '@site/src/facts/storyPages';
import {DeviceRows} from '@site/src/features/hardware/DeviceRows';
import styles from './StoryDevices.module.css';

export function StoryDevices({story}: {readonly story: Pick<StoryPage, 'devices' | 'algorithms'>}) {
  const {eyebrow, title, count: label, units, more, algorithms: heading} = copy.devices;
  const {devices, algorithms} = story;
  return (
    <Section tone="tint">
      <SectionHead eyebrow={eyebrow} title={title} />
      <DeviceRows
        more={more}
        rows={devices.map(({model, count, purpose}) => ({
          model,
          purpose,
          facts: count === undefined ? [] : [{label, value: units(count)}],
        }))}
      />
      {algorithms.length > 0 && (
        <>
          <h3 className={styles.heading}>{heading}</h3>
          <ul className={styles.algorithms}>
            {algorithms.map((id) => (
              <li key={id}>
                <SiteLink to="algorithmMall" hash={id}>
                  <b>{mall.items[id].title}</b>
                  <span>{mall.items[id].text}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
