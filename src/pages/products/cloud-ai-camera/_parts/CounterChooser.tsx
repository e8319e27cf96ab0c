/** A door's width and mounting height in, the counting camera out: one, two side by side, or none and what then. */
import copy from '@copy/demos/counter-chooser';
import {hardwarePath, modelById, modelsOfKind} from '@site/src/facts/models';
import {isForNewStores} from '@site/src/facts/saleEnds';
import {Picture} from '@site/src/components/media/Picture';
import {MorePermalink} from '@site/src/components/ui/MoreLink';
import styles from './CounterChooser.module.css';
import {chooseCounter, coverage, type Door} from '@site/src/facts/hardware/doors';
import {doorCodec, doorLimits, doorStart} from './door';
import {NumberField} from '@site/src/features/calculators/NumberField';
import {PlannerFrame} from '@site/src/features/calculators/PlannerFrame';
import {useQueryState} from '@site/src/components/ui/useQueryState';

const counters = modelsOfKind('aiCamera').filter(({id}) => isForNewStores(id));
const box = modelById('b1');

export default function CounterChooser() {
  const [door, setDoor] = useQueryState(doorStart, doorCodec);
  const choice = chooseCounter(counters, door);
  const devices = choice.kind === 'none' ? 0 : choice.kind === 'one' ? 1 : 2;
  const model = choice.kind === 'none' ? box : modelById(choice.counter.id);
  return (
    <PlannerFrame
      label={copy.label}
      fields={
        <>
          <DoorDrawing door={door} devices={devices} />
          <div className={styles.pair}>
            <NumberField
              label={copy.width}
              unit="m"
              step={0.1}
              {...doorLimits.width}
              value={door.width}
              onChange={(width) => setDoor({...door, width})}
            />
            <NumberField
              label={copy.height}
              unit="m"
              step={0.1}
              {...doorLimits.height}
              value={door.height}
              onChange={(height) => setDoor({...door, height})}
            />
          </div>
        </>
      }
    >
      <div className={styles.answer}>
        <Picture family="cutout" name={model.media} alt="" sizes="240px" />
        <p className={styles.caption}>{copy.captions[choice.kind]}</p>
        <p className={styles.name}>{devices === 2 ? copy.two(model.name) : model.name}</p>
        {choice.kind === 'none' ? (
          <p>{copy.why[choice.why]}</p>
        ) : (
          <>
            <p>{copy.reasons[choice.counter.id]}</p>
            <p className={styles.range}>
              {copy.range(coverage(door.height, choice.counter).toFixed(1), door.height, ...choice.counter.mountM)}
            </p>
            {devices === 2 && <p className={styles.range}>{copy.seam}</p>}
            {choice.others.length > 0 && (
              <p className={styles.range}>{copy.others(choice.others.map(({name}) => name))}</p>
            )}
          </>
        )}
        <MorePermalink href={hardwarePath(model)}>{copy.see(model.name)}</MorePermalink>
      </div>
    </PlannerFrame>
  );
}

/** Front view of the door, to scale, with the devices above it and what they cover. */
function DoorDrawing({door, devices}: {readonly door: Door; readonly devices: number}) {
  const scale = Math.min(410 / door.width, 190 / door.height);
  const width = door.width * scale;
  const height = door.height * scale;
  const left = (560 - width) / 2;
  const floor = 256;
  const top = floor - height;
  const span = devices > 0 ? width / devices : 0;
  return (
    <svg
      className={`dg ${styles.drawing}`}
      viewBox="0 0 560 316"
      role="img"
      aria-label={copy.drawing(door.width, door.height, devices)}
    >
      <path className="l" d={`M16 ${floor}h528M16 ${top - 14}h528`} />
      <path d={`M${left} ${floor}V${top - 14}M${left + width} ${floor}V${top - 14}`} />
      {Array.from({length: devices}, (_, index) => {
        const center = left + span * (index + 0.5);
        return (
          <g key={index}>
            <path className="fb" d={`M${center} ${top}L${center - span / 2} ${floor}h${span}z`} />
            <path className="b" d={`M${center - span / 2} ${floor}h${span}`} strokeWidth="4" />
            <rect className="s" x={center - 20} y={top - 14} width="40" height="14" rx="4" />
            <circle className="o" cx={center} cy={top - 4} r="3" />
          </g>
        );
      })}
      <path className="b" d={`M${left} ${floor + 20}v12m0-6h${width}m0-6v12`} />
      <Mark x={280} y={floor + 50} lines={copy.mark(door.width)} anchor="middle" />
      <path className="b" d={`M${left + width + 16} ${floor}h12m-6 0V${top}m-6 0h12`} />
      <Mark x={left + width + 27} y={(floor + top) / 2} lines={copy.mark(door.height)} />
    </svg>
  );
}

interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
  readonly anchor?: 'start' | 'middle';
}

/** A measure, one line for each unit. */
function Mark({x, y, lines, anchor = 'start'}: MarkProps) {
  return lines.map((line, index) => (
    <text key={line} x={x} y={y + index * 18} textAnchor={anchor} className="tb">
      {line}
    </text>
  ));
}
