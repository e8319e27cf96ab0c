/** A bay of shelves with three zones: who passes, stops, picks up and buys, and which step loses most. */
import {Badge} from '@site/src/components/ui/Badge';
import {Button} from '@site/src/components/ui/Button';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {ChoiceBar} from '@site/src/features/calculators/ChoiceBar';
import {RangeField} from '@site/src/features/calculators/RangeField';
import {
  funnelSteps,
  mostPeople,
  setStep,
  shelfCodec,
  shelfZones,
  startShelf,
  stepRate,
  weakestStep,
  type FunnelStep,
  type ShelfZone,
} from './shelfRates';
import {ShelfDrawing} from './ShelfDrawing';
import styles from './ShelfFunnel.module.css';
import {useQueryState} from '@site/src/components/ui/useQueryState';

export interface ShelfFunnelCopy {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly badge: string;
  readonly alt: string;
  readonly choose: string;
  readonly zones: Readonly<Record<ShelfZone, string>>;
  readonly steps: Readonly<Record<FunnelStep, string>>;
  readonly people: (count: number) => string;
  readonly rates: Readonly<Record<Exclude<FunnelStep, 'passed'>, string>>;
  readonly none: string;
  readonly formulaTitle: string;
  readonly advice: Readonly<Record<Exclude<FunnelStep, 'passed'>, string>> & {readonly fine: string};
  readonly reset: string;
}

export function ShelfFunnel({id, copy}: {readonly id: string; readonly copy: ShelfFunnelCopy}) {
  const [state, setState] = useQueryState(startShelf, shelfCodec);
  const {zone, shelf} = state;
  const funnel = shelf[zone];
  const weakest = weakestStep(shelf, zone);
  const percent = (step: Exclude<FunnelStep, 'passed'>) => {
    const rate = stepRate(funnel, step);
    return rate === null ? copy.none : `${Math.round(rate * 10) / 10}%`;
  };
  return (
    <Section id={id}>
      <SectionHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <div className={styles.demo}>
        <div className={styles.view}>
          <Badge tone="glass">{copy.badge}</Badge>
          <ShelfDrawing copy={copy} zone={zone} rate={(name) => stepRate(shelf[name], 'stopped') ?? 0} />
          <ChoiceBar
            label={copy.choose}
            choices={shelfZones.map((name) => ({id: name, label: copy.zones[name]}))}
            value={zone}
            onChange={(next) => setState({...state, zone: next})}
          />
        </div>
        <div className={styles.panel}>
          <div className={styles.sliders}>
            {funnelSteps.map((step) => (
              <RangeField
                key={step}
                label={copy.steps[step]}
                text={copy.people(funnel[step])}
                value={funnel[step]}
                min={0}
                max={mostPeople}
                onChange={(value) => setState({...state, shelf: {...shelf, [zone]: setStep(funnel, step, value)}})}
              />
            ))}
          </div>
          <div className={styles.result} aria-live="polite">
            <h3>{copy.formulaTitle}</h3>
            <dl className={styles.rates}>
              {(['stopped', 'picked', 'bought'] as const).map((step) => (
                <div key={step} data-weak={step === weakest}>
                  <dt>
                    {copy.rates[step]}
                    <span>
                      {copy.steps[step]} {funnel[step]} ÷{' '}
                      {copy.steps[funnelSteps[funnelSteps.indexOf(step) - 1] ?? 'passed']}{' '}
                      {funnel[funnelSteps[funnelSteps.indexOf(step) - 1] ?? 'passed']}
                    </span>
                  </dt>
                  <dd>{percent(step)}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.advice}>{weakest ? copy.advice[weakest] : copy.advice.fine}</p>
          </div>
          <Button look="line" size="small" onClick={() => setState({...startShelf, zone})}>
            {copy.reset}
          </Button>
        </div>
      </div>
    </Section>
  );
}
