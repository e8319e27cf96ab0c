/** One event on its way through the four layers, numbered as the text beside it; lanes lie flat or, on phones, stand. */
import clock from '@copy/clock';
import styles from './layerPathDrawing.module.css';

export interface LayerPathCopy {
  readonly alt: string;
  /** Lanes from the devices up. */
  readonly lanes: readonly string[];
  readonly times: readonly string[];
}

/** Lane of each step. */
const steps = [0, 0, 1, 2, 3] as const;

export function LayerPathDiagram({copy}: {readonly copy: LayerPathCopy}) {
  const across = (step: number) => 250 + step * 196;
  const up = (lane: number) => 236 - lane * 64;
  const right = (lane: number) => 96 + lane * 74;
  const down = (step: number) => 96 + step * 72;
  return (
    <>
      <svg className={`dg ${styles.wide}`} viewBox="0 0 1120 296" role="img" aria-label={copy.alt}>
        {copy.lanes.map((lane, index) => (
          <g key={lane}>
            <path className="l" d={`M140 ${up(index)}H1096`} />
            <text x="0" y={up(index) + 5} className="tb">
              {lane}
            </text>
          </g>
        ))}
        <path
          className="b"
          d={`M${steps.map((lane, step) => `${across(step)} ${up(lane)}`).join('L')}`}
          strokeWidth="3"
        />
        {steps.map((lane, step) => (
          <g key={copy.times[step]}>
            <circle
              className={step === steps.length - 1 ? 's o' : 's b'}
              cx={across(step)}
              cy={up(lane)}
              r="16"
              strokeWidth="3"
            />
            <text x={across(step)} y={up(lane) + 5} textAnchor="middle" className="tb">
              {step + 1}
            </text>
            <text x={across(step)} y="284" textAnchor="middle">
              {clock.written(copy.times[step] ?? '')}
            </text>
          </g>
        ))}
      </svg>
      <svg className={`dg ${styles.narrow}`} viewBox="0 0 360 420" role="img" aria-label={copy.alt}>
        {copy.lanes.map((lane, index) => (
          <g key={lane}>
            <path className="l" d={`M${right(index)} 60V408`} />
            <text x={right(index)} y={index % 2 === 0 ? 24 : 46} textAnchor="middle" className="tb">
              {lane}
            </text>
          </g>
        ))}
        <path
          className="b"
          d={`M${steps.map((lane, step) => `${right(lane)} ${down(step)}`).join('L')}`}
          strokeWidth="3"
        />
        {steps.map((lane, step) => (
          <g key={copy.times[step]}>
            <circle
              className={step === steps.length - 1 ? 's o' : 's b'}
              cx={right(lane)}
              cy={down(step)}
              r="16"
              strokeWidth="3"
            />
            <text x={right(lane)} y={down(step) + 5} textAnchor="middle" className="tb">
              {step + 1}
            </text>
            <text x="8" y={down(step) + 5}>
              {clock.written(copy.times[step] ?? '')}
            </text>
          </g>
        ))}
      </svg>
    </>
  );
}
