/** Three questions and a recommended mix of the three ways of inspecting, each with the reason and the way to its page. */
import {Badge} from '@site/src/components/ui/Badge';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {ChipGroup} from '@site/src/features/calculators/Choices';
import {mixChoices, mixCodec, mixOf, startAnswers, visitsPerYear, ways, type MixAnswers, type Way} from './mixRules';
import styles from './InspectionMix.module.css';
import {useQueryState} from '@site/src/components/ui/useQueryState';

export interface InspectionMixCopy {
  readonly badge: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly often: Readonly<Record<MixAnswers['often'], string>> & {readonly question: string};
  readonly risk: Readonly<Record<MixAnswers['risk'], string>> & {readonly question: string};
  readonly distance: Readonly<Record<MixAnswers['distance'], string>> & {readonly question: string};
  readonly ways: Readonly<Record<Way, {readonly name: string; readonly text: string; readonly more: string}>>;
  readonly alt: (ai: number, cloud: number, onSite: number) => string;
  readonly visits: (perYear: number) => string;
  readonly note: string;
}

const routes = {
  ai: 'products.storeInspection.ai',
  cloud: 'products.storeInspection.cloud',
  onSite: 'products.storeInspection.onSite',
} as const;

export function InspectionMix({id, copy}: {readonly id: string; readonly copy: InspectionMixCopy}) {
  const [answers, setAnswers] = useQueryState<MixAnswers>(startAnswers, mixCodec);
  const mix = mixOf(answers);
  return (
    <Section id={id}>
      <SectionHead
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        aside={<Badge tone="line">{copy.badge}</Badge>}
      />
      <div className={styles.mix}>
        <div className={styles.questions}>
          <ChipGroup
            legend={copy.often.question}
            value={answers.often}
            options={mixChoices.often.map((value) => ({value, label: copy.often[value]}))}
            onChange={(often) => setAnswers({...answers, often})}
          />
          <ChipGroup
            legend={copy.risk.question}
            value={answers.risk}
            options={mixChoices.risk.map((value) => ({value, label: copy.risk[value]}))}
            onChange={(risk) => setAnswers({...answers, risk})}
          />
          <ChipGroup
            legend={copy.distance.question}
            value={answers.distance}
            options={mixChoices.distance.map((value) => ({value, label: copy.distance[value]}))}
            onChange={(distance) => setAnswers({...answers, distance})}
          />
        </div>
        <div className={styles.answer} aria-live="polite">
          <div className={styles.bar} role="img" aria-label={copy.alt(mix.ai, mix.cloud, mix.onSite)}>
            {ways.map((way) => (
              <i key={way} className={styles[way]} style={{flexGrow: mix[way]}} />
            ))}
          </div>
          <ul className={styles.ways}>
            {ways.map((way) => (
              <li key={way}>
                <p className={styles.share}>
                  <i className={styles[way]} aria-hidden="true" />
                  {mix[way]}%
                </p>
                <h3>{copy.ways[way].name}</h3>
                <p>{copy.ways[way].text}</p>
                <MoreLink to={routes[way]}>{copy.ways[way].more}</MoreLink>
              </li>
            ))}
          </ul>
          <p className={styles.visits}>{copy.visits(visitsPerYear(answers))}</p>
        </div>
      </div>
      <p className={styles.note}>{copy.note}</p>
    </Section>
  );
}
