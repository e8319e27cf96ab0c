/** One way of hanging a counter: a drawing to scale that follows the height, the sum behind it, and what to measure. */
import {hardwarePath, modelById} from '@site/src/facts/models';
import {InstallationDrawing, type InstallationDrawingCopy} from './installationDrawing';
import {Badge} from '@site/src/components/ui/Badge';
import {MorePermalink} from '@site/src/components/ui/MoreLink';
import {coverage, headM, overlapM} from '@site/src/facts/hardware/doors';
import {installationCodecs, installations, opticsOf, type InstallationScene} from './installation';
import styles from './InstallationPlan.module.css';
import {RangeField} from '@site/src/features/calculators/RangeField';
import {useQueryState} from '@site/src/components/ui/useQueryState';

export interface InstallationPlanCopy {
  readonly badge: string;
  readonly height: string;
  readonly meters: (value: string) => string;
  readonly result: string;
  readonly sum: (parts: {
    readonly height: string;
    readonly head: string;
    readonly half: string;
    readonly limit: string;
    readonly overlap: string;
    readonly pair: boolean;
  }) => string;
  readonly facts: {readonly model: string; readonly mount: string; readonly angle: string; readonly door: string};
  readonly device: (name: string) => string;
  readonly measure: string;
  readonly drawing: InstallationDrawingCopy;
}

export interface InstallationWords {
  readonly title: string;
  readonly text: string;
  /** What to measure before ordering. */
  readonly measure: readonly string[];
  readonly avoid: string;
}

export function InstallationPlan({
  scene,
  copy,
  words,
}: {
  readonly scene: InstallationScene;
  readonly copy: InstallationPlanCopy;
  readonly words: InstallationWords;
}) {
  const {model: id, units, startM} = installations[scene];
  const optics = opticsOf(scene);
  const [height, setHeight] = useQueryState(startM, installationCodecs[scene]);
  const width = coverage(height, optics, units);
  const meters = (value: number) => copy.meters(value.toFixed(1));
  return (
    <div className={styles.plan}>
      <div className={styles.drawing}>
        <Badge tone="glass" className={styles.badge}>
          {copy.badge}
        </Badge>
        <InstallationDrawing
          scene={scene}
          heightM={height}
          maxM={optics.mountM[1]}
          widthM={width}
          units={units}
          copy={copy.drawing}
          label={(value) => copy.drawing.meters(value.toFixed(1))}
        />
        <div className={styles.control}>
          <RangeField
            label={copy.height}
            text={meters(height)}
            value={height}
            min={optics.mountM[0]}
            max={optics.mountM[1]}
            step={0.1}
            onChange={setHeight}
          />
        </div>
      </div>
      <div className={styles.words}>
        <h3>{words.title}</h3>
        <p className={styles.text}>{words.text}</p>
        <div className={styles.result} aria-live="polite">
          <p>{copy.result}</p>
          <b>{meters(width)}</b>
          <p>
            {copy.sum({
              height: height.toFixed(1),
              head: headM.toFixed(1),
              half: String(Math.min(optics.hfovDeg, 178) / 2),
              limit: optics.doorM.toFixed(1),
              overlap: overlapM.toFixed(1),
              pair: units === 2,
            })}
          </p>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{copy.facts.model}</dt>
            <dd className="nb">{units === 2 ? `2 × ${optics.name}` : optics.name}</dd>
          </div>
          <div>
            <dt>{copy.facts.mount}</dt>
            <dd>{copy.meters(`${optics.mountM[0]}–${optics.mountM[1]}`)}</dd>
          </div>
          <div>
            <dt>{copy.facts.angle}</dt>
            <dd className="nb">{optics.hfovDeg}°</dd>
          </div>
          <div>
            <dt>{copy.facts.door}</dt>
            <dd>{copy.meters(String(optics.doorM))}</dd>
          </div>
        </dl>
        <h4>{copy.measure}</h4>
        <ol className={styles.measure}>
          {words.measure.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
        <p className={styles.avoid}>{words.avoid}</p>
        <MorePermalink href={hardwarePath(modelById(id))}>{copy.device(optics.name)}</MorePermalink>
      </div>
    </div>
  );
}
