/** People and devices of a store drawn from the front, standing on the floor line of `DrawnRow` (y = 236). */

/** A camera under the ceiling at x, and what it sees: from `to[0]` to `to[1]` at height y. */
export function CeilingCamera({
  x,
  to,
  y = 236,
}: {
  readonly x: number;
  readonly to: readonly [number, number];
  readonly y?: number;
}) {
  return (
    <>
      <path className="fb" d={`M${x} 36 ${to[0]} ${y}H${to[1]}z`} />
      <path className="s" d={`M${x - 12} 32a12 12 0 0 0 24 0z`} />
      <rect className="s" x={x - 16} y="24" width="32" height="8" rx="3" />
      <circle className="o" cx={x} cy="36" r="3" />
    </>
  );
}

/** A person without a face; with a coat, one of the store. */
export function Person({
  x,
  coat,
  height = 124,
}: {
  readonly x: number;
  readonly coat?: boolean;
  readonly height?: number;
}) {
  const head = 236 - height + 14;
  const shoulder = head + 18;
  // Of a child no longer than the body.
  const legs = Math.min(72, height - 52);
  return (
    <>
      <path className="s" d={`M${x - 25} 236V${shoulder + 22}a22 22 0 0 1 22-22h6a22 22 0 0 1 22 22V236`} />
      <circle className="s" cx={x} cy={head} r="14" />
      {coat ? (
        <path d={`m${x - 10} ${shoulder} 10 24 10-24M${x} ${shoulder + 24}V236M${x + 8} ${shoulder + 42}h9`} />
      ) : (
        <path className="l" d={`M${x - 12} 236v${-legs}M${x + 12} 236v${-legs}`} />
      )}
    </>
  );
}
