/** Colours and font of the stylesheet, for what is drawn on canvases. */
import type {Tone} from './scene';

export interface Colours {
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
const written = (colour: string): string => colour.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');

/** Colours of the stylesheet, as they stand on an element. */
export function coloursOf(element: Element): Colours {
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

/** With an opacity, for colours written as #RRGGBB. */
export const faded = (colour: string, opacity: number): string =>
  colour +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');

export const toneOf = (colours: Colours, tone: Tone): string =>
  ({in: colours.in, out: colours.outLine, plain: colours.in, alert: colours.alert})[tone];
