/**
 * The JSX runtime of Chinese pages. Elements of text get what CSS has no property for: words that stay whole in headings and
 * short texts, and in longer texts an end of more than one or two characters.
 *
 * Which words a browser knows differs, so their markup is `dangerouslySetInnerHTML` of an escaped text: React keeps the HTML
 * of the server, and asks for ours only where it makes the element itself.
 */
import {cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import {Fragment, jsx as createElement, jsxs as createElements} from 'jsx-runtime-of-react';
import {textEnd, wordsHtml} from '@site/src/site/lineBreaks';

type Props = Readonly<Record<string, unknown>>;
type Create = (type: unknown, props: Props, key?: string) => unknown;

const headings = new Set<unknown>(['h1', 'h2', 'h3', 'h4']);
const texts = new Set<unknown>(['p', 'li', 'dd', 'td', 'th', 'figcaption', 'legend', 'summary']);

/** Longer texts are prose, whose lines break anywhere as Chinese lines do. */
const mostOfShortText = 30;
const leastOfShortText = 5;
/** A shorter text fits into one line, or has no line to spare. */
const leastOfProse = 12;

const han = /\p{Script=Han}/u;

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
    // Such as the texts of a clock.
    if (markup.size > 2000) markup.clear();
    markup.set(text, found);
  }
  return found;
}

/**
 * A text whose words stay whole. Elements of our own, because rules of style mean something else by a `span` in a heading, and one
 * for the whole text, because the parts of it would be items of their own in a flexible box.
 */
const words = (text: string, key?: string): unknown =>
  createElement('zh-words', {dangerouslySetInnerHTML: markupOf(text), suppressHydrationWarning: true}, key);

/** A text with its end together; the text itself where it is short, or ends in something else. */
function prose(text: string, least = leastOfProse, key?: string): unknown {
  const [end] = textEnd.exec(text) ?? [];
  if (end === undefined || text.length < least || end.length === text.length || !han.test(end)) return text;
  const children = [text.slice(0, -end.length), createElement('zh-end', {children: end})];
  return createElements('zh-text', {children}, key);
}

/** Links and what is emphasized in a heading; another component may need its text as it is. */
const isInline = (child: unknown): child is ReactElement<{readonly children?: unknown}> =>
  isValidElement<Props>(child) && (typeof child.type === 'string' || 'to' in child.props || 'href' in child.props);

/** A part of a heading, and the parts in it, with their words whole. */
function wordsIn(child: unknown, key?: string): unknown {
  if (typeof child === 'string') return han.test(child) ? words(child, key) : child;
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

const headingProps = (props: Props): Props => ({...props, children: wordsInside(props.children)});

/** A short text with its words whole, or a longer one with its end together. */
function textIn(text: string): unknown {
  if (!han.test(text) || text.length < leastOfShortText) return text;
  return text.length > mostOfShortText ? prose(text) : words(text);
}

function textProps(props: Props): Props {
  const {children} = props;
  if (typeof children === 'string') return {...props, children: textIn(children)};
  // Such as the text of a cell beside the label that it has on phones.
  if (isValidElement<Props>(children) && children.type === 'span') {
    return {...props, children: createElement('span', textProps(children.props))};
  }
  if (!Array.isArray(children)) return props;
  const last: unknown = children.at(-1);
  return typeof last === 'string' ? {...props, children: [...children.slice(0, -1), prose(last, 5, 'end')]} : props;
}

const propsOf = (type: unknown, props: Props): Props => {
  if (typeof type !== 'string' || props.dangerouslySetInnerHTML !== undefined) return props;
  if (headings.has(type)) return headingProps(props);
  return texts.has(type) ? textProps(props) : props;
};

export const jsx: Create = (type, props, key) => createElement(type, propsOf(type, props), key);
export const jsxs: Create = (type, props, key) => createElements(type, propsOf(type, props), key);
export {Fragment};
