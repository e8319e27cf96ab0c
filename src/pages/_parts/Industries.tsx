/** "What do you run?": the industry changes picture, question and answers. */
import copy from '@copy/home';
import {Picture} from '@site/src/components/media/Picture';
import {Badge} from '@site/src/components/ui/Badge';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {Tabs} from '@site/src/components/ui/Tabs';
import styles from './Industries.module.css';

const scenes = {
  catering: 'catering',
  shoesClothing: 'shoes-clothing',
  medicine: 'medicine',
  automobile: 'automobile',
  fmcg: 'store-heat',
  government: 'smart-city',
} as const satisfies Record<keyof typeof copy.industries.items, string>;

type IndustryId = keyof typeof scenes;

export function Industries() {
  const {industries} = copy;
  return (
    <Section>
      <SectionHead eyebrow={industries.eyebrow} title={industries.title} />
      <Tabs
        look="rail"
        label={industries.title}
        items={(Object.keys(scenes) as IndustryId[]).map((id) => {
          const item = industries.items[id];
          return {
            id,
            label: item.name,
            panel: (
              <div className={styles.pane}>
                <div className={styles.picture}>
                  <Picture family="scene" name={scenes[id]} alt="" sizes="(max-width: 959px) 130vw, 900px" />
                  <Badge tone="glass" className={styles.badge}>
                    {item.badge}
                  </Badge>
                </div>
                <div className={styles.text}>
                  <div>
                    <h3>{item.title}</h3>
                    <p>{item.text}</p>
                    {id === 'catering' && <MoreLink to="solutions.catering">{industries.more}</MoreLink>}
                  </div>
                  <dl>
                    {item.points.map((point) => (
                      <div key={point.title}>
                        <dt>{point.title}</dt>
                        <dd>{point.text}</dd>
                      </div>
                    ))}
                  </dl>
                </div>
              </div>
            ),
          };
        })}
      />
    </Section>
  );
}
