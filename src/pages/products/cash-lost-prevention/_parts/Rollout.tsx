/** From how receipts reach the store's device to what is settled before it runs: below the demos, so its code comes late. */
import copy from '@copy/products/cash-lost-prevention';
import {DrawnRow} from '@site/src/components/sections/DrawnRow';
import {Limits} from '@site/src/components/sections/facts/Limits';
import faq from '@site/src/components/ui/Faq.module.css';
import {Icon} from '@site/src/components/ui/Icon';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {modelFor} from '@site/src/facts/hardware/catalogue';
import {DeviceRows} from '@site/src/features/hardware/DeviceRows';
import {registerWays} from './registerWays';
import {StaffNotice} from './StaffNotice';
import styles from './StaffNotice.module.css';
import {VerdictFrames} from './VerdictFrames';

/** Over the register, for the whole counter, and for cameras that are there already. */
const deviceIds = [modelFor.till, 'u8-d', 'b1'] as const;

export function Rollout() {
  const {law, devices} = copy;
  return (
    <div className={styles.rollout}>
      <DrawnRow {...copy.pos} id="pos" tone="tint" zones={registerWays} zoneWidth={400} />
      <Limits {...copy.fair}>
        <VerdictFrames copy={copy.demo} />
      </Limits>
      <Section id="law" tone="tint" fold="rules">
        <div className={styles.law}>
          <div>
            <SectionHead title={law.title} lead={law.lead} />
            {/* A region at a time: a reader needs one or two. */}
            <div className={faq.faq} data-first="2">
              {Object.values(law.regions).map(({name, rules}, index) => (
                <details key={name} open={index === 0}>
                  <summary>
                    {name}
                    <Icon name="plus" />
                  </summary>
                  {rules.map(([rule, practice]) => (
                    <p key={rule}>
                      {rule}
                      <br />
                      <b>{law.practice}</b>
                      {practice}
                    </p>
                  ))}
                </details>
              ))}
            </div>
          </div>
          <StaffNotice copy={law.notice} />
        </div>
      </Section>
      <Section fold="devices" className={styles.devices}>
        <SectionHead title={devices.title} />
        <DeviceRows more={devices.more} rows={deviceIds.map((id) => ({model: id, ...devices.rows[id]}))} />
      </Section>
    </div>
  );
}
