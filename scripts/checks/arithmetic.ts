/** Sums written out in texts, "8×13×1.2＝124.8 W": finds them and compares both sides. */

/** A sum of a text whose two sides differ. */
export interface WrongSum {
  readonly text: string;
  /** The right result, with the decimals the text gives. */
  readonly right: string;
}

const unit = '(?:\\s?(?:W|Mbit/s|GB|TB|V|A|m|天|台|days?)(?![A-Za-z]))?';
const number = `[\\d.,]*\\d${unit}`;
// Begins with a number or a bracket that no letter, digit or operator stands before; has at least one operator.
const sumPattern = new RegExp(
  `(?<![\\dA-Za-z.,×÷+*/−-]\\s?)(\\(*${number}(?:\\s*[×÷+−]\\s*\\(*${number}\\)*)+)\\s*(?:=|≈|，约|约|, about|, about)\\s*([\\d.,]*\\d)\\s?(%|TB)?`,
  'gu',
);

const plain = (text: string): string =>
  text
    .replace(/（/g, '(')
    .replace(/）/g, ')')
    .replace(/＝/g, '=')
    .replace(/＋/g, '+')
    .replace(/10¹²/g, '1000000000000')
    .replace(/10⁶/g, '1000000')
    .replace(/(\d)\s*×\s*1000⁴/g, '$1×1000000000000');

/** Value of an expression of numbers, × ÷ + − and brackets; null when it is none. */
export function valueOf(expression: string): number | null {
  const tokens = expression.match(/[\d.]+|[×÷+−()]/g) ?? [];
  let at = 0;
  const factor = (): number => {
    const token = tokens[at++];
    if (token !== '(') return Number(token);
    const inner = total();
    return tokens[at++] === ')' ? inner : NaN;
  };
  const product = (): number => {
    let value = factor();
    while (tokens[at] === '×' || tokens[at] === '÷') value = tokens[at++] === '×' ? value * factor() : value / factor();
    return value;
  };
  function total(): number {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '−')
      value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  }
  const value = total();
  return at === tokens.length && Number.isFinite(value) ? value : null;
}

const decimalsOf = (figure: string): number => figure.split('.')[1]?.length ?? 0;

/** Whether a written figure is this value, rounded either way to the decimals it has. */
export const isRounded = (written: string, value: number): boolean =>
  Math.abs(Number(written) - value) < 10 ** -decimalsOf(written);

/** Sums of a text that do not come out. */
export function wrongSums(text: string): WrongSum[] {
  return [...plain(text).matchAll(sumPattern)].flatMap(([whole, left = '', right = '', sign]): WrongSum[] => {
    const result = valueOf(left.replace(/(?<=\d),(?=\d{3})/g, '').replace(/[^\d.×÷+−()]/g, ''));
    const written = right.replace(/,/g, '');
    if (result === null || isRounded(written, result)) return [];
    const value = sign === '%' ? result * 100 : sign === 'TB' ? result / 1e12 : result;
    if (isRounded(written, value)) return [];
    return [{text: whole, right: String(Number(value.toFixed(decimalsOf(written) + 1)))}];
  });
}
