/** "What do you run?": the industry changes picture, question and answers. */
import copy from '@copy/home';
import type {RouteId} from '@site/src/site/routes';
import {Picture} from '@site/src/components/media/Picture';
import {Badge} from '@site/src/components/ui/Badge';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {Tabs} from '@site/src/components/ui/Tabs';
import styles from './Industries.module.css';

const industryPages = {
  catering: {scene: 'catering', solution: 'solutions.catering'},
  shoesClothing: {scene: 'shoes-clothing', solution: 'solutions.shoesClothing'},
  medicine: {scene: 'medicine', solution: 'solutions.medicine'},
  automobile: {scene: 'automobile', solution: 'solutions.automobile'},
  fmcg: {scene: 'store-heat', solution: 'solutions.fmcg'},
  government: {scene: 'smart-city', solution: 'solutions.smartCity'},
} as const satisfies Record<keyof typeof copy.industries.items, {readonly scene: string; readonly solution: RouteId}>;

type IndustryId = keyof typeof industryPages;

export function Industries() {
  const {industries} = copy;
  return (
    <Section>
      <SectionHead eyebrow={industries.eyebrow} title={industries.title} />
      <Tabs
        look="rail"
        label={industries.title}
        items={(Object.keys(industryPages) as IndustryId[]).map((id) => {
          const item = industries.items[id];
          const {scene, solution} = industryPages[id];
          return {
            id,
            label: item.name,
            // Six pictures, each with its evening and its part for phones, are too many names for the HTML: one is enough.
            panel: (isChosen) => (
              <div className={styles.pane}>
                <div className={styles.picture}>
                  {isChosen && (
                    <Picture
                      family="scene"
                      name={scene}
                      dark={`${scene}-dusk`}
                      phone
                      alt=""
                      sizes="(max-width: 959px) 110vw, 900px"
                    />
                  )}
                  {id === 'catering' && (
                    <>
                      {/* The floor under the six who wait, going on behind the counter, and the line to its label; in pixels of the picture. */}
                      <svg
                        className={styles.queue}
                        viewBox="0 0 1600 900"
                        preserveAspectRatio="xMidYMid slice"
                        aria-hidden="true"
                      >
                        <path d="m882 748-274-55 40-28 234 47M735 719v40" />
                        {/* Discs and numbers of what is measured, as in the list: the line, the kitchen, a table. */}
                        <path d="M805 773h.1M953 278h.1M594 539h.1" />
                        <text x="797 945 586" y="783 288 549">
                          123
                        </text>
                      </svg>
                      <Badge tone="glass" className={styles.line}>
                        {industries.line}
                      </Badge>
                    </>
                  )}
                </div>
                <Badge tone="glass" className={styles.badge}>
                  {item.badge}
                </Badge>
                <div className={styles.words}>
                  <h3>{item.title}</h3>
                  <p>{item.text}</p>
                  <MoreLink to={solution}>{item.more}</MoreLink>
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
            ),
          };
        })}
      />
    </Section>
  );
}
