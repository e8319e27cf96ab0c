/** A back door from above: the zone outside it, a track that stays in it, and the clock that decides. */

export interface ZoneCopy {
  readonly alt: string;
  readonly zone: string;
  readonly clock: string;
  readonly alert: string;
}

export function ZoneDiagram({copy}: {readonly copy: ZoneCopy}) {
  return (
    <svg className="dg" viewBox="0 0 520 300" role="img" aria-label={copy.alt}>
      <path className="l" d="M24 60h176M280 60h216" strokeWidth="6" />
      <path d="M200 60a80 80 0 0 1 80-2" className="l" strokeDasharray="3 6" />
      <path className="fb" d="M150 84h180l36 150H114z" />
      <path className="b" d="M150 84h180l36 150H114z" strokeDasharray="8 6" />
      <text x="126" y="226" className="tb">
        {copy.zone}
      </text>
      <path
        className="o"
        d="M40 270c60-10 110-40 150-70s30-50 60-46 22 40 0 44-34-14-24-30"
        strokeDasharray="1 8"
        strokeWidth="3"
      />
      <ellipse className="o s" cx="238" cy="172" rx="22" ry="12" />
      <circle className="o s" cx="238" cy="172" r="9" />
      <circle className="s" cx="430" cy="168" r="44" />
      <path d="M430 168v-28M430 168l20 12" />
      <path className="o" d="M430 124a44 44 0 0 1 38 22" strokeWidth="5" />
      <text x="430" y="238" textAnchor="middle">
        {copy.clock}
      </text>
      <text x="430" y="264" textAnchor="middle" className="tb">
        {copy.alert}
      </text>
    </svg>
  );
}
