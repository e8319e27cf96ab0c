/** How a member comes to be recognized: consent on one branch, the ways without a face on the other, both to one end. */
import styles from './consentFlow.module.css';

/** One box of the flow: a line or two of words. */
type Lines = readonly string[];

export interface ConsentFlowCopy {
  readonly alt: string;
  readonly ask: Lines;
  readonly read: Lines;
  readonly choose: Lines;
  readonly enroll: Lines;
  readonly press: Lines;
  readonly without: Lines;
  /** The same in a narrow box. */
  readonly withoutShort: Lines;
  readonly card: Lines;
  readonly erase: Lines;
  readonly yes: string;
  readonly no: string;
  readonly withdraw: string;
}

/** Drawn twice, in a row for wide screens and in a column for narrow ones. */
export function ConsentFlow({copy}: {readonly copy: ConsentFlowCopy}) {
  return (
    <div className={styles.flow}>
      <svg className={`dg ${styles.wide}`} viewBox="0 40 1120 320" role="img" aria-label={copy.alt}>
        <Arrow d="M168 200h34" tip="202 200" />
        <Arrow d="M352 200h34" tip="386 200" />
        <Arrow d="M470 156V98h94" tip="564 98" tone="b" />
        <Arrow d="M470 244v57h94" tip="564 301" tone="o" />
        <Arrow d="M722 98h58" tip="780 98" tone="b" />
        <Arrow d="M938 98h62v54" tip="1000 152" to="down" tone="b" />
        <Arrow d="M832 301h168v-53" tip="1000 248" to="up" tone="o" />
        <path d="M644 136v34" strokeDasharray="2 7" />
        <Box x={20} y={164} width={148} lines={copy.ask} />
        <Box x={204} y={164} width={148} lines={copy.read} />
        <Box x={388} y={156} width={164} height={88} lines={copy.choose} strong />
        <Box x={566} y={60} width={156} lines={copy.enroll} tone="b" />
        <Box x={566} y={172} width={156} height={56} lines={copy.erase} dashed />
        <Box x={782} y={60} width={156} lines={copy.press} tone="b" />
        <Box x={566} y={264} width={266} lines={copy.without} tone="o" />
        <Box x={900} y={154} width={200} height={92} lines={copy.card} strong />
        <text x="484" y="88" className="tb">
          {copy.yes}
        </text>
        <text x="484" y="328" className="tb">
          {copy.no}
        </text>
        <text x="656" y="159">
          {copy.withdraw}
        </text>
      </svg>
      <svg className={`dg ${styles.narrow}`} viewBox="0 0 360 690" role="img" aria-label={copy.alt}>
        <Arrow d="M180 86v20" tip="180 106" to="down" />
        <Arrow d="M180 182v22" tip="180 204" to="down" />
        <Arrow d="M92 282v52" tip="92 334" to="down" tone="b" />
        <Arrow d="M268 282v52" tip="268 334" to="down" tone="o" />
        <Arrow d="M92 410v12" tip="92 422" to="down" tone="b" />
        <Arrow d="M92 498v90" tip="92 588" to="down" tone="b" />
        <Arrow d="M339 410v178" tip="339 588" to="down" tone="o" />
        <path d="M172 388h8v88h16" strokeDasharray="2 7" />
        <Box x={80} y={12} width={200} lines={copy.ask} />
        <Box x={80} y={108} width={200} lines={copy.read} />
        <Box x={20} y={206} width={320} height={76} lines={copy.choose} strong />
        <Box x={12} y={336} width={160} lines={copy.enroll} tone="b" />
        <Box x={196} y={440} width={130} height={72} lines={copy.erase} dashed />
        <Box x={12} y={424} width={160} lines={copy.press} tone="b" />
        <Box x={188} y={336} width={160} lines={copy.withoutShort} tone="o" />
        <Box x={20} y={590} width={336} height={80} lines={copy.card} strong />
        <text x="104" y="312" className="tb">
          {copy.yes}
        </text>
        <text x="280" y="312" className="tb">
          {copy.no}
        </text>
      </svg>
    </div>
  );
}

const wings = {right: 'm-8-6 8 6-8 6', down: 'm-6-8 6 8 6-8', up: 'm-6 8 6-8 6 8'};

interface ArrowProps {
  /** From the box to the tip: starts absolute, ends at `tip`. */
  readonly d: string;
  readonly tip: string;
  readonly to?: keyof typeof wings;
  readonly tone?: 'b' | 'o';
}

function Arrow({d, tip, to = 'right', tone}: ArrowProps) {
  return <path className={tone} d={`${d}M${tip}${wings[to]}`} />;
}

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly lines: Lines;
  readonly tone?: 'b' | 'o';
  /** Set in heavier type: the choice and the end. */
  readonly strong?: boolean;
  readonly dashed?: boolean;
}

function Box({x, y, width, height = 74, lines, tone, strong, dashed}: BoxProps) {
  const middle = y + height / 2 + 5 - (lines.length - 1) * 10;
  return (
    <>
      <rect
        className={`s ${tone ?? ''}`}
        x={x}
        y={y}
        width={width}
        height={height}
        rx="12"
        strokeDasharray={dashed ? '4 6' : undefined}
      />
      {lines.map((line, index) => (
        <text
          key={line}
          x={x + width / 2}
          y={middle + index * 20}
          textAnchor="middle"
          className={strong ? 'tb' : undefined}
        >
          {line}
        </text>
      ))}
    </>
  );
}
