/** What passes between investors, company and customers, and what does not: customers' pictures and reports. */
import {At, OfficeShape, PeopleShape, StoreShape} from '@site/src/components/diagrams/shapes';
import styles from './OwnershipDiagram.module.css';

export interface OwnershipCopy {
  readonly alt: string;
  readonly investors: string;
  readonly company: string;
  /** Who acts for the company. */
  readonly board: string;
  readonly customers: string;
  /** What belongs to customers. */
  readonly theirs: string;
  readonly down: string;
  readonly up: string;
  readonly service: string;
  readonly data: string;
  readonly closed: string;
}

export function OwnershipDiagram({copy}: {readonly copy: OwnershipCopy}) {
  return (
    <svg className={`dg ${styles.drawing}`} viewBox="0 0 460 400" role="img" aria-label={copy.alt}>
      <At x={150} y={48}>
        <PeopleShape />
      </At>
      <text className="tb" x="226" y="56">
        {copy.investors}
      </text>
      <path className="b" d="M122 100v40m-6-9 6 9 6-9M178 140v-40m-6 9 6-9 6 9" />
      <text x="108" y="126" textAnchor="end">
        {copy.down}
      </text>
      <text x="192" y="126">
        {copy.up}
      </text>
      <At x={150} y={198}>
        <OfficeShape />
      </At>
      <text className="tb" x="226" y="192">
        {copy.company}
      </text>
      <text x="226" y="215">
        {copy.board}
      </text>
      <path className="b" d="M122 254v40m-6-9 6 9 6-9" />
      <path d="M178 294v-40m-6 9 6-9 6 9" />
      <text x="108" y="280" textAnchor="end">
        {copy.service}
      </text>
      <text x="192" y="280">
        {copy.data}
      </text>
      <At x={150} y={352}>
        <StoreShape />
      </At>
      <text className="tb" x="226" y="348">
        {copy.customers}
      </text>
      <text x="226" y="371">
        {copy.theirs}
      </text>
      <path className="l" d="M366 352h62V50h-94" strokeDasharray="2 8" />
      <circle className="s" cx="428" cy="200" r="20" />
      <path className="o" d="m421 193 14 14m0-14-14 14" strokeWidth="3" />
      <text className={styles.closed} x="428" y="243" textAnchor="middle">
        {copy.closed}
      </text>
    </svg>
  );
}
