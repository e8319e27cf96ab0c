/** Puts what stays on one line into `<n-b>`, in the children of an element of the page. */
import {cut} from './runs';

/** A function of the JSX runtime; in development it has more parameters. */
type Jsx = (type: unknown, props: Props, ...more: unknown[]) => unknown;

interface Props {
  readonly className?: string;
  readonly href?: unknown;
  readonly to?: unknown;
  readonly children?: unknown;
}

/** Elements whose text is taken as it is: by the browser, by SVG, or because it is code. */
const plain = new Set('option title textarea script style noscript code pre kbd text tspan desc'.split(' '));

const isText = (child: unknown): boolean => typeof child === 'string' || typeof child === 'number';

/**
 * A function of the JSX runtime that keeps names and numbers whole.
 * @param make the same function of React, for children that are written one by one
 * @param makeIn the function the elements of a text are made with, which gets their place among the children
 */
export function keeping(make: Jsx, makeIn: (type: string, children: unknown, key: string) => unknown): Jsx {
  /** A text with its runs in elements; the same text when it has none. In a row, which makes a box of every element, it stays one box: `<n-t>`. */
  const whole = (text: string, index = 0): unknown => {
    const pieces = cut(text);
    if (pieces.length === 1) return text;
    const parts = pieces.map((piece, at) => (at % 2 === 1 ? makeIn('n-b', piece, `b${at}`) : piece)).filter(Boolean);
    return parts.length === 1 ? makeIn('n-b', text, `t${index}`) : makeIn('n-t', parts, `t${index}`);
  };
  /** Texts beside each other are one. Their places stay, so that nothing after them is another child than before. */
  const wholeOf = (children: readonly unknown[]): unknown[] => {
    const kept = [...children];
    for (let from = 0; from < kept.length; from++) {
      if (!isText(kept[from])) continue;
      let to = from + 1;
      while (to < kept.length && isText(kept[to])) to++;
      const text = kept.slice(from, to).join('');
      const one = whole(text, from);
      if (one !== text) kept.splice(from, to - from, one, ...Array<null>(to - from - 1).fill(null));
      from = to;
    }
    return kept;
  };
  return (type, props, ...more) => {
    const children = props?.children;
    // A link's text reaches its element through the router, which is compiled already and does not pass here.
    const isOurs = typeof type === 'string' ? !plain.has(type) : Boolean(props?.to ?? props?.href);
    if (!isOurs || props.className === 'nb') return make(type, props, ...more);
    if (typeof children === 'string') {
      const kept = whole(children);
      return make(type, kept === children ? props : {...props, children: kept}, ...more);
    }
    // Most elements: without text, or with elements only.
    if (!Array.isArray(children) || !children.some((child) => typeof child === 'string'))
      return make(type, props, ...more);
    return make(type, {...props, children: wholeOf(children)}, ...more);
  };
}
