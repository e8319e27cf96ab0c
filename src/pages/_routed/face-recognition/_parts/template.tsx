/** A face becomes a template; compared with those enrolled it gives a number or nothing. */

export interface TemplateCopy {
  readonly alt: string;
  readonly labels: {
    readonly face: string;
    readonly template: string;
    readonly enrolled: string;
    readonly match: string;
    readonly none: string;
  };
}

const bars = [18, 34, 10, 28, 22, 38, 14, 30];

/** A template as what it is: a row of numbers. */
function Bars({x, y, className}: {readonly x: number; readonly y: number; readonly className?: string}) {
  return (
    <g className={className} strokeWidth="4">
      {bars.map((height, index) => (
        <path key={index} d={`M${x + index * 9} ${y}v-${height}`} />
      ))}
    </g>
  );
}

export function TemplateDiagram({copy}: {readonly copy: TemplateCopy}) {
  const {face, template, enrolled, match, none} = copy.labels;
  return (
    <svg className="dg" viewBox="0 0 580 300" role="img" aria-label={copy.alt}>
      <rect className="s l" x="20" y="64" width="110" height="120" rx="12" />
      <circle cx="75" cy="108" r="22" />
      <path d="M38 180c4-28 18-38 37-38s33 10 37 38" />
      <text x="75" y="212" textAnchor="middle">
        {face}
      </text>
      <path className="b" d="M142 124h44M178 117l8 7-8 7" />
      <Bars x={204} y={148} className="b" />
      <text x="236" y="212" textAnchor="middle">
        {template}
      </text>
      <path className="b" d="M286 124h44M322 117l8 7-8 7" />
      <rect className="s l" x="344" y="34" width="104" height="180" rx="12" />
      <Bars x={364} y={88} />
      <Bars x={364} y={144} className="b" />
      <Bars x={364} y={200} />
      <text x="396" y="242" textAnchor="middle">
        {enrolled}
      </text>
      <path className="b" d="M456 120c28 0 30-36 56-36M504 77l8 7-8 7" />
      <text x="568" y="66" textAnchor="end" className="tb">
        {match}
      </text>
      <path className="o" d="M456 152c28 0 30 44 56 44" strokeDasharray="2 8" />
      <text x="568" y="228" textAnchor="end" className="tb">
        {none}
      </text>
    </svg>
  );
}
