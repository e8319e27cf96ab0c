/** A camera at a counter or shelf: side view with the distance it keeps. Words come from the copy. */

export interface ShelfViewCopy {
  readonly alt: string;
  readonly camera: string;
  readonly zone: string;
  readonly aisle: string;
  readonly hand: string;
}

/** Camera opposite the shelf, high and slightly to the side; the floor strip is the zone, beyond it is the aisle. */
export function ShelfViewDiagram({copy}: {readonly copy: ShelfViewCopy}) {
  return (
    <svg className="dg" viewBox="0 0 600 404" role="img" aria-label={copy.alt}>
      <path className="l" d="M24 40h552" />
      <path d="M24 320h552" />
      <path className="s" d="M470 120h90v200h-90zM470 170h90M470 220h90M470 270h90" />
      <path className="fb" d="M110 66 470 128v192H232z" />
      <path className="b" d="M110 66 470 128M110 66 232 320" strokeDasharray="2 7" />
      <path d="M100 40v14" />
      <path className="s" d="M82 54h36a18 18 0 0 1-36 0z" />
      <circle className="o s" cx="108" cy="66" r="5" />
      <text x="132" y="66" className="tb">
        {copy.camera}
      </text>
      <circle className="s" cx="388" cy="150" r="18" />
      <path className="s" d="M358 320V208a30 30 0 0 1 60 0v112" />
      <path d="M414 216 470 192" />
      <circle className="o s" cx="472" cy="191" r="6" />
      <text x="456" y="104" textAnchor="end">
        {copy.hand}
      </text>
      <path className="l" d="M456 110 470 184" />
      <circle className="s" cx="180" cy="186" r="16" />
      <path className="s" d="M154 320v-84a26 26 0 0 1 52 0v84" />
      <path className="b" d="M300 340h164M300 334v12M464 334v12" />
      <text x="382" y="366" textAnchor="middle" className="tb">
        {copy.zone}
      </text>
      <path className="o" d="M60 340h232M60 334v12M292 334v12" strokeDasharray="2 7" />
      <text x="176" y="392" textAnchor="middle">
        {copy.aisle}
      </text>
    </svg>
  );
}
