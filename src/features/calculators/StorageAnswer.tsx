/** Parts of the answer that every planner for recorders gives: the figure, the recorder, what else is needed, and why. */
import copy from '@copy/demos/storage';
import {hardwarePath, modelById} from '@site/src/facts/models';
import {Picture} from '../../components/media/Picture';
import {Icon} from '../../components/ui/Icon';
import {PermalinkLink} from '../../components/ui/SiteLink';
import {faultsText} from '../hardware/powerText';
import styles from './StorageAnswer.module.css';
import type {StoragePlan, Verdict} from './storagePlan';

/** Two decimals where they say something, as in the bitrate of one camera: a figure reads the same wherever it stands, and the sums check. */
export const short = (figure: number): string => String(Math.round(figure * 100) / 100);

/** The answer in one sentence, to be copied or sent. */
export function answerText({best, split, shorter}: StoragePlan): string {
  if (best) return copy.fits(best.recorder.name, copy.diskSet(best.disks ?? []));
  if (split) return copy.split(split.count, split.recorder.name, copy.diskSet(split.disks));
  return shorter ? copy.shorter(shorter.recorder.name, shorter.mostDays) : copy.project;
}

export interface FigureProps {
  readonly caption: string;
  readonly value: string;
  readonly unit: string;
  /** The sum behind it, with its numbers. */
  readonly sum: string;
}

/** The one figure people came for. */
export function Figure({caption, value, unit, sum}: FigureProps) {
  return (
    <>
      <p className={styles.caption}>{caption}</p>
      <p className={styles.figure}>
        {value}
        <small>{unit}</small>
      </p>
      <p className={styles.sum}>{sum}</p>
    </>
  );
}

export interface AnswerProps {
  readonly plan: StoragePlan;
  /** What would fit if a switch powered the cameras. */
  readonly relaxed?: Verdict | null;
}

/** The recorder that fits, or the ways out when none does. */
export function Answer({plan: {best, split, shorter}, relaxed = null}: AnswerProps) {
  const named = best?.recorder ?? split?.recorder ?? relaxed?.recorder ?? shorter?.recorder;
  return (
    <div className={styles.answer} data-fits={best !== null}>
      {named && <Picture family="cutout" name={named.media} alt="" sizes="128px" />}
      <div>
        <h3>
          {best && copy.fits(best.recorder.name, copy.diskSet(best.disks ?? []))}
          {!best && copy.none}
        </h3>
        {split && <p>{copy.split(split.count, split.recorder.name, copy.diskSet(split.disks))}</p>}
        {shorter && <p>{copy.shorter(shorter.recorder.name, shorter.mostDays)}</p>}
        {relaxed && <p>{copy.relaxed(relaxed.recorder.name, copy.diskSet(relaxed.disks ?? []))}</p>}
        {!best && !split && !shorter && !relaxed && <p>{copy.project}</p>}
        {named && <PermalinkLink href={hardwarePath(modelById(named.id))}>{copy.see(named.name)}</PermalinkLink>}
      </div>
    </div>
  );
}

/** A thing needed besides the recorder. */
export interface Extra {
  readonly name: string;
  readonly value: string;
  readonly why?: string;
}

/** What else is needed, side by side. */
export function Extras({items}: {readonly items: readonly Extra[]}) {
  return (
    <dl className={styles.extras}>
      {items.map(({name, value, why}) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            {why && <span>{why}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface VerdictsProps {
  readonly plan: StoragePlan;
  readonly cameras: number;
  /** The recorder has to power the cameras. */
  readonly powered: boolean;
}

const portsText = ({poePorts}: Verdict['recorder'], powered: boolean): string =>
  powered || poePorts > 0 ? copy.ofPorts(poePorts) : copy.bySwitch;

/** Every recorder, point by point: what holds and what does not. */
export function Verdicts({plan, cameras: count, powered}: VerdictsProps) {
  const points = (verdict: Verdict) => {
    const {recorder, channels, rate, ports, power, disks, mostDays} = verdict;
    return [
      {label: copy.points.channels, ok: channels, text: copy.ofChannels(count, recorder.channels)},
      {label: copy.points.rate, ok: rate, text: copy.ofRate(short(plan.mbit), recorder.inMbit)},
      {label: copy.points.disks, ok: disks !== null, text: disks ? copy.diskSet(disks) : copy.mostDays(mostDays)},
      {
        label: copy.points.ports,
        ok: ports,
        text: ports || power.faults.length === 0 ? portsText(recorder, powered) : faultsText(power.faults),
      },
    ];
  };
  const [first] = plan.verdicts;
  return (
    <table className={styles.verdicts}>
      <caption>{copy.why}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.recorder}</th>
          {first &&
            points(first).map(({label}) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {plan.verdicts.map((verdict) => (
          <tr key={verdict.recorder.id} data-best={verdict === plan.best || undefined}>
            <th scope="row" className="nb">
              {verdict.recorder.name}
            </th>
            {points(verdict).map(({label, ok, text}) => (
              <td key={label} data-ok={ok} data-label={label}>
                <span>
                  <Icon name={ok ? 'check' : 'close'} size={16} />
                  <span className="sr">{ok ? copy.holds : copy.fails}</span>
                  {text}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
