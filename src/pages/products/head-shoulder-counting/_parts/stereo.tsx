/** How two lenses tell a person from what is not one: words come from the copy. */

export interface StereoCopy {
  readonly alt: string;
  readonly lenses: string;
  readonly adult: string;
  readonly child: string;
  readonly cart: string;
  readonly shadow: string;
  readonly counted: string;
  readonly left: string;
}

/** Side view of what passes the door, with the height each thing has for two lenses; the shadow has none. */
export function StereoDiagram({copy}: {readonly copy: StereoCopy}) {
  const things = [
    {x: 92, top: 92, name: copy.adult, height: '1.74', counted: true},
    {x: 214, top: 158, name: copy.child, height: '1.12', counted: true},
    {x: 340, top: 178, name: copy.cart, height: '0.98', counted: false},
    {x: 466, top: 272, name: copy.shadow, height: '0.00', counted: false},
  ];
  return (
    <svg className="dg" viewBox="0 0 560 392" role="img" aria-label={copy.alt}>
      <rect className="s" x="238" y="14" width="84" height="18" rx="9" />
      <circle className="o s" cx="256" cy="32" r="6" />
      <circle className="o s" cx="304" cy="32" r="6" />
      <text x="336" y="28">
        {copy.lenses}
      </text>
      <path d="M24 276h512" />
      {things.map(({x, top}) => (
        <path key={x} className="b" d={`M256 38L${x} ${top}M304 38L${x} ${top}`} strokeDasharray="2 7" />
      ))}
      <circle className="s" cx="92" cy="106" r="15" />
      <path className="s" d="M66 276V156a26 26 0 0 1 52 0v120" />
      <circle className="s" cx="214" cy="172" r="14" />
      <path className="s" d="M192 276v-62a22 22 0 0 1 44 0v62" />
      <path className="s" d="M306 178h14l10 62h42l10-46h-58" />
      <circle cx="334" cy="264" r="9" />
      <circle cx="366" cy="264" r="9" />
      <path className="fb" d="M420 276c20-12 74-12 94 0z" />
      {things.map(({x, name, height, counted}) => (
        <g key={name}>
          <text x={x} y="306" textAnchor="middle" className="tb">
            {name}
          </text>
          <text x={x} y="332" textAnchor="middle">
            {height} m
          </text>
          <circle className={counted ? 'b' : 'o'} cx={x} cy="350" r="4" />
          <text x={x} y="380" textAnchor="middle">
            {counted ? copy.counted : copy.left}
          </text>
        </g>
      ))}
    </svg>
  );
}
