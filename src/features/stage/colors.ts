/** Colors and font of the stylesheet, for what is drawn on canvases. */
import type {Tone} from './scene';

export interface Colors {
  readonly brand: string;
  readonly in: string;
  readonly out: string;
  readonly outLine: string;
  readonly dark: string;
  readonly paper: string;
  readonly alert: string;
  readonly font: string;
}

/** #RGB, as the minifier of the stylesheet writes it where it can, as #RRGGBB. */
const written = (color: string): string => color.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');

/** Colors of the stylesheet, as they stand on an element. */
export function colorsOf(element: Element): Colors {
  const style = getComputedStyle(element);
  const token = (name: string) => written(style.getPropertyValue(name).trim());
  return {
    brand: token('--stage-brand'),
    in: token('--in'),
    out: token('--out'),
    outLine: token('--out-line'),
    dark: token('--tag-out'),
    paper: token('--paper'),
    alert: token('--stage-alert'),
    font: style.fontFamily,
  };
}

/** With an opacity, for colors written as #RRGGBB. */
export const faded = (color: string, opacity: number): string =>
  color +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');

export const toneOf = (colors: Colors, tone: Tone): string =>
  ({in: colors.in, out: colors.outLine, plain: colors.in, alert: colors.alert})[tone];
