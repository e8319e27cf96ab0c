/** A classroom from above: where the camera hangs, what it sees and what lies outside on purpose. Words come from the copy. */

export interface ClassroomCopy {
  readonly alt: string;
  readonly camera: string;
  readonly play: string;
  readonly tables: string;
  readonly toilet: string;
  readonly beds: string;
  readonly changing: string;
  readonly door: string;
}

export function ClassroomDiagram({copy}: {readonly copy: ClassroomCopy}) {
  return (
    <svg className="dg" viewBox="0 0 560 440" role="img" aria-label={copy.alt}>
      <path className="s" d="M20 20h520v400H20z" />
      <path d="M400 20v160M400 216v24H540M400 120h140M20 316h110M166 316h24v104" />
      <path className="fb" d="M22 22h378v218h138v178H190V316H22z" />
      <circle className="b s" cx="46" cy="46" r="14" />
      <circle className="b s" cx="36" cy="34" r="5" />
      <circle className="b s" cx="58" cy="34" r="5" />
      <circle className="o" cx="46" cy="47" r="5" />
      <text x="72" y="52" className="tb">
        {copy.camera}
      </text>
      <rect className="s" x="96" y="104" width="126" height="84" rx="42" />
      <text x="159" y="151" textAnchor="middle">
        {copy.play}
      </text>
      <circle className="s" cx="316" cy="152" r="36" />
      <circle className="s" cx="276" cy="256" r="36" />
      <circle className="s" cx="420" cy="318" r="36" />
      <text x="316" y="157" textAnchor="middle">
        {copy.tables}
      </text>
      <text x="470" y="76" textAnchor="middle" className="tb">
        {copy.toilet}
      </text>
      <text x="470" y="186" textAnchor="middle" className="tb">
        {copy.changing}
      </text>
      <text x="105" y="374" textAnchor="middle" className="tb">
        {copy.beds}
      </text>
      <path className="o" d="M300 420h70" strokeWidth="5" />
      <text x="335" y="406" textAnchor="middle">
        {copy.door}
      </text>
    </svg>
  );
}
