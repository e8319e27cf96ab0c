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

const bands: Readonly<Record<ShelfZone, {readonly y: number; readonly height: number}>> = {
  top: {y: 44, height: 96},
  eye: {y: 148, height: 150},
  base: {y: 306, height: 104},
};

/** The shelf from the front; the chosen zone is framed, the tint says how many stop. */
function ShelfDrawing({
  copy,
  zone,
  rate,
}: {
  readonly copy: ShelfFunnelCopy;
  readonly zone: ShelfZone;
  readonly rate: (zone: ShelfZone) => number;
}) {
  return (
    <svg className="dg" viewBox="0 0 560 470" role="img" aria-label={copy.alt}>
      <path d="M36 440h488" />
      <path className="s" d="M70 36h300v404H70z" />
      {shelfZones.map((name) => {
        const {y, height} = bands[name];
        return (
          <rect
            key={name}
            x="78"
            y={y}
            width="284"
            height={height}
            rx="6"
            className={styles.zone}
            style={{fillOpacity: 0.08 + Math.min(rate(name), 50) / 90}}
          />
        );
      })}
      <path className="l" d="M78 140h284M78 222h284M78 300h284M78 356h284" />
      <path d="M94 140v-44h22v44M132 140v-58h18v58M170 140v-36h30v36M226 140v-52h20v52M262 140v-40h26v40M310 140v-60h18v60" />
      <path
        className="b"
        d="M92 222v-46h30v46M140 222v-56h20v56M180 222v-40h34v40M234 222v-58h18v58M272 222v-44h28v44M318 222v-54h20v54"
      />
      <path d="M92 300v-50h26v50M138 300v-42h32v42M190 300v-56h20v56M232 300v-40h30v40M284 300v-52h22v52M326 300v-44h20v44" />
      <path d="M96 356v-34h50v34M170 356v-38h40v38M234 356v-32h52v32M308 356v-38h40v38M96 410v-36h70v36M190 410v-40h60v40M274 410v-36h66v36" />
      <g>
        <circle className="s" cx="450" cy="166" r="24" />
        <path className="s" d="M410 440V250a40 40 0 0 1 80 0v190" />
        <path d="M414 262 352 214" />
        <circle className="o s" cx="350" cy="212" r="7" />
      </g>
      <rect x="74" y={bands[zone].y - 4} width="292" height={bands[zone].height + 8} rx="9" className={styles.frame} />
    </svg>
  );
}
