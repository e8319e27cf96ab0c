/** Statements that SQLite and PostgreSQL both understand, and the steps that yield them. */

export type Value = string | number | null;

/** A statement whose parameters are named `@name`. */
export interface Statement {
  readonly sql: string;
  readonly params: Readonly<Record<string, Value>>;
}

/** Result of a statement: its rows, and the number of changed rows. */
export interface StatementResult {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** Each step is a list of ordered statements that do not need each other's results: one round trip. */
export type Steps<Result> = Generator<readonly Statement[], Result, readonly StatementResult[]>;

type Params = Readonly<Record<string, Value | undefined | object | boolean>>;

/** Converts a value for both databases: undefined to NULL, booleans to 1 or 0, objects to JSON. */
function toSqlValue(value: Params[string]): Value {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

/** A statement with its parameters converted for both databases. */
export function statement(sql: string, params: object): Statement {
  const values: Record<string, Value> = {};
  for (const name of Object.keys(params)) values[name] = toSqlValue((params as Params)[name]);
  return {sql, params: values};
}

export const firstRow = <Row>(answer: StatementResult | undefined): Row | undefined =>
  answer?.rows[0] as Row | undefined;

/** Runs a query and returns its rows. */
export function* rowsOf<Row>(sql: string, params: object = {}): Steps<Row[]> {
  const [answer] = yield [statement(sql, params)];
  return answer!.rows as Row[];
}

/** Runs a statement and returns the number of changed rows. */
export function* change(sql: string, params: object): Steps<number> {
  const [answer] = yield [statement(sql, params)];
  return answer!.changes;
}
