/** Diagrams of GB/T 28181: platforms one above the other, and the twenty digits of a device number. */
import {At, CameraShape, CloudShape, ServerShape} from '@site/src/components/diagrams/shapes';

export interface CascadeCopy {
  readonly alt: string;
  readonly upper: string;
  readonly ours: string;
  readonly devices: string;
  readonly register: string;
  readonly media: string;
}

/** Devices register with our platform, which registers with the platform above; video takes its own way up. */
export function CascadeDiagram({copy}: {readonly copy: CascadeCopy}) {
  return (
    <svg className="dg" viewBox="0 0 360 420" role="img" aria-label={copy.alt}>
      <path className="b" d="M88 318v-62M88 172v-62" strokeDasharray="1 8" />
      <path className="b" d="m81 262 7-8 7 8M81 116l7-8 7 8" />
      <path className="o" d="M128 318v-62M128 172v-62" strokeWidth="4" />
      <At x={108} y={62}>
        <ServerShape />
      </At>
      <At x={108} y={212}>
        <CloudShape />
      </At>
      <At x={108} y={358}>
        <CameraShape />
      </At>
      <text x="190" y="58" className="tb">
        {copy.upper}
      </text>
      <text x="190" y="216" className="tb">
        {copy.ours}
      </text>
      <text x="190" y="364" className="tb">
        {copy.devices}
      </text>
      <path className="b" d="M190 126h22" strokeDasharray="1 8" />
      <text x="222" y="131">
        {copy.register}
      </text>
      <path className="o" d="M190 152h22" strokeWidth="4" />
      <text x="222" y="157">
        {copy.media}
      </text>
    </svg>
  );
}

/** The sample number of the standard's own examples, cut where its parts end. */
export const sampleNumber = ['34020000', '00', '132', '0', '000001'] as const;

const step = 31;
const gap = 14;

/** The number with a bracket and an index under each part; the table beside it says what they mean. */
export function DeviceNumberDiagram({alt}: {readonly alt: string}) {
  const starts = sampleNumber.map((_, index) => sampleNumber.slice(0, index).join('').length * step + index * gap + 22);
  return (
    <svg className="dg" viewBox="0 0 720 118" role="img" aria-label={alt}>
      {sampleNumber.map((part, index) => {
        const from = starts[index] ?? 0;
        const to = from + part.length * step;
        return (
          <g key={part}>
            {Array.from(part, (digit, place) => (
              <text
                key={place}
                x={from + (place + 0.5) * step}
                y="44"
                textAnchor="middle"
                className="tb"
                style={{fontSize: 30}}
              >
                {digit}
              </text>
            ))}
            <path className={index % 2 === 0 ? 'b' : 'o'} d={`M${from + 3} 60v8h${to - from - 6}v-8`} />
            <text x={(from + to) / 2} y="100" textAnchor="middle" style={{fontSize: 24}}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
