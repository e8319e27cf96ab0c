/** What passes between investors, company and customers, and what does not: customers' pictures and reports. */

import clsx from 'clsx';
import styles from './OwnershipDiagram.module.css';

export interface OwnershipCopy {
  readonly alt: string;
  readonly investors: string;
  readonly company: string;
  readonly customers: string;
  readonly down: string;
  readonly up: string;
  readonly service: string;
  readonly data: string;
  readonly closed: string;
}

const Box = ({y, label, strong}: {readonly y: number; readonly label: string; readonly strong?: boolean}) => (
  <g>
    <rect className={strong ? 's b' : 's'} x="20" y={y} width="260" height="64" rx="12" />
    <text className="tb" x="150" y={y + 38} textAnchor="middle">
      {label}
    </text>
  </g>
);

export function OwnershipDiagram({copy}: {readonly copy: OwnershipCopy}) {
  return (
    <svg
      className={clsx('dg', styles.drawing)}
      viewBox="0 0 400 420"
      role="img"
      aria-label={copy.alt}
      style={{maxWidth: 520, margin: '0 auto'}}
    >
      <Box y={20} label={copy.investors} />
      <Box y={176} label={copy.company} strong />
      <Box y={332} label={copy.customers} />
      <path className="b" d="M90 84v86m-6-9 6 9 6-9" />
      <path className="b" d="M210 170V90m-6 9 6-9 6 9" />
      <text x="82" y="132" textAnchor="end">
        {copy.down}
      </text>
      <text x="220" y="132">
        {copy.up}
      </text>
      <path className="b" d="M90 240v86m-6-9 6 9 6-9" />
      <path d="M210 326v-80m-6 9 6-9 6 9" />
      <text x="82" y="288" textAnchor="end">
        {copy.service}
      </text>
      <text x="220" y="288">
        {copy.data}
      </text>
      <path className="l" d="M280 364h62V52h-62" strokeDasharray="2 8" />
      <circle className="s" cx="342" cy="208" r="24" />
      <path className="o" d="m333 199 18 18m0-18-18 18" />
      <text x="342" y="254" textAnchor="middle">
        {copy.closed}
      </text>
    </svg>
  );
}
