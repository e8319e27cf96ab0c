/**
 * The JSX runtime of Chinese pages. Elements of text get what CSS has no property for: words that stay whole in headings and
 * short texts, and in longer texts an end of more than one or two characters.
 *
 * Which words a browser knows differs, so their markup is `dangerouslySetInnerHTML` of an escaped text: React keeps the HTML
 * of the server, and asks for ours only where it makes the element itself.
 */
import {cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import {Fragment, jsx as createElement, jsxs as createElements} from 'jsx-runtime-of-react';
import {lineEnd, wordsHtml} from '@site/src/site/lineBreaks';

type Props = Readonly<Record<string, unknown>>;
type Create = (type: unknown, props: Props, key?: string) => unknown;

const headings = new Set<unknown>(['h1', 'h2', 'h3', 'h4']);
const texts = new Set<unknown>(['p', 'li', 'dd', 'td', 'th', 'figcaption', 'legend', 'summary']);

/** Longer texts are prose, whose lines break anywhere as Chinese lines do. */
const mostOfShortText = 30;
const leastOfShortText = 5;
/** A shorter text fits into one line, or has no line to spare. */
const leastOfProse = 3 * lineEnd;

const han = /\p{Script=Han}/u;
const endsInHan = /\p{Script=Han}.{0,3}$/u;

const markup = new Map<string, {readonly __html: string}>();

/** One object per text, because React sets the markup again when it gets another object. */
function markupOf(text: string): {readonly __html: string} {
  let found = markup.get(text);
  if (!found) {
    let html: string | undefined;
    found = {
      get __html() {
        html ??= wordsHtml(text);
        return html;
      },
    };
    if (markup.size > 2000) markup.clear();
    markup.set(text, found);
  }
  return found;
}

const words = (text: string): Props => ({
  'data-words': '',
  dangerouslySetInnerHTML: markupOf(text),
  suppressHydrationWarning: true,
});

/** A text with its end in an element of its own. */
function withEnd(text: string, least = leastOfProse): readonly unknown[] | undefined {
  if (text.length < least || !endsInHan.test(text)) return undefined;
  return [text.slice(0, -lineEnd), createElement('span', {className: 'nb', children: text.slice(-lineEnd)})];
}

/** Links and what is emphasized in a heading; another component may need its text as it is. */
const isInline = (child: unknown): child is ReactElement<{readonly children?: unknown}> =>
  isValidElement<Props>(child) && (typeof child.type === 'string' || 'to' in child.props || 'href' in child.props);

/** A part of a heading, and the parts in it, with their words whole. */
function wordsIn(child: unknown, key?: string): unknown {
  if (typeof child === 'string') return han.test(child) ? createElement('span', words(child), key) : child;
  if (!isInline(child) || child.props.children === undefined) return child;
  const inner = wordsInside(child.props.children);
  if (inner === child.props.children) return child;
  return cloneElement(child, undefined, ...((Array.isArray(inner) ? inner : [inner]) as ReactNode[]));
}

/** The parts of a heading as React takes them. */
const wordsInside = (children: unknown): unknown =>
  Array.isArray(children)
    ? children.map((child: unknown, index) => wordsIn(child, `words-${index}`))
    : wordsIn(children);

function headingProps(props: Props): Props {
  const {children, ...rest} = props;
  if (typeof children !== 'string') return {...props, children: wordsInside(children)};
  return han.test(children) ? {...rest, ...words(children)} : props;
}

/** A short text with its words whole, or a longer one with its end together. */
function textProps(props: Props): Props {
  const {children, ...rest} = props;
  if (typeof children === 'string') {
    if (!han.test(children) || children.length < leastOfShortText) return props;
    if (children.length > mostOfShortText) return {...props, children: withEnd(children) ?? children};
    return {...rest, ...words(children)};
  }
  // Such as the text of a cell beside the label that it has on phones.
  if (isValidElement<Props>(children) && children.type === 'span' && typeof children.props.children === 'string') {
    return {...props, children: createElement('span', textProps(children.props))};
  }
  if (!Array.isArray(children)) return props;
  const last: unknown = children.at(-1);
  const parts = typeof last === 'string' ? withEnd(last, lineEnd) : undefined;
  return parts ? {...props, children: [...children.slice(0, -1), ...parts]} : props;
}

const propsOf = (type: unknown, props: Props): Props => {
  if (typeof type !== 'string' || props.dangerouslySetInnerHTML !== undefined) return props;
  if (headings.has(type)) return headingProps(props);
  return texts.has(type) ? textProps(props) : props;
};

export const jsx: Create = (type, props, key) => {
  const changed = propsOf(type, props);
  // What was one text is two parts now, whose order never changes.
  const create = Array.isArray(changed.children) && !Array.isArray(props.children) ? createElements : createElement;
  return create(type, changed, key);
};
export const jsxs: Create = (type, props, key) => createElements(type, propsOf(type, props), key);
export {Fragment};
