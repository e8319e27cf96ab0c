/**
 * The JSX runtime of Chinese pages, but for where lines end (`server.ts`, `browser.ts`). Elements of text get what CSS has no
 * property for: words that stay whole in headings and short texts, and in longer texts an end of more than one or two characters.
 *
 * Which words a browser knows differs, so a text is the `dangerouslySetInnerHTML` of an element: React keeps the HTML of the
 * server, and asks for ours only where it makes the element itself. An element of our own, because rules of style mean something
 * else by a `span` in a heading, and one for the whole text, because the parts of it would be items of their own in a flexible box.
 */
import {cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {TextKind} from '../../src/site/lineBreaks';
import {Fragment, jsx as createElement, jsxs as createElements} from 'jsx-runtime-of-react';

type Props = Readonly<Record<string, unknown>>;
type Create = (type: unknown, props: Props, key?: string) => unknown;

/** Markup of a text, escaped, with the places where its lines may end. */
export type TextHtml = (text: string, kind: TextKind) => string;

/** Characters of texts that are more than a line at times; longer than the last, they are prose. */
const [leastOfHeading, leastOfText, mostOfShortText] = [6, 8, 100];
const [leastBeforePart, leastOfLastPart, leastOfLink] = [2, 5, 2];

const han = /\p{Script=Han}/u;

let textHtml: TextHtml;
const markup = new Map<string, {readonly __html: string}>();

/** Sets where lines end; texts that are made from then on follow it. */
export function setTextHtml(next: TextHtml): void {
  textHtml = next;
}

/** A text in an element of its own, whose words stay whole; the text itself where it is short or not Chinese. */
function line(text: string, least: number, kind: TextKind = 'words'): unknown {
  if (text.length < least || !han.test(text)) return text;
  const known = kind + text;
  let dangerouslySetInnerHTML = markup.get(known);
  if (!dangerouslySetInnerHTML) {
    dangerouslySetInnerHTML = {
      get __html() {
        return textHtml(text, kind);
      },
    };
    // One object per text, because React sets the markup again when it gets another; not for ever, because of clocks.
    if (markup.size > 2000) markup.clear();
    markup.set(known, dangerouslySetInnerHTML);
  }
  const element = kind === 'prose' ? 'zh-text' : 'zh-words';
  return createElement(element, {dangerouslySetInnerHTML, suppressHydrationWarning: true});
}

const isLink = (child: unknown): boolean =>
  isValidElement<Props>(child) && ('to' in child.props || 'href' in child.props);

/** Links and what is emphasized in a heading; another component may need its text as it is. */
const isInline = (child: unknown): child is ReactElement<{readonly children?: unknown}> =>
  isLink(child) || (isValidElement(child) && typeof child.type === 'string');

/** A heading, or a part of one, with its words whole. Its parts keep their places, so they need no keys. */
function wordsInside(children: unknown): unknown {
  if (typeof children === 'string') return line(children, leastOfHeading, 'title');
  if (Array.isArray(children))
    return children.map((child: unknown, at) =>
      typeof child !== 'string'
        ? wordsInside(child)
        : // The part after it may be too long for the line, and `keep-all` allows no break between the two.
          isInline(children[at + 1])
          ? line(child, leastBeforePart, 'start')
          : line(child, leastOfHeading),
    );
  if (!isInline(children) || children.props.children === undefined) return children;
  const inner = wordsInside(children.props.children);
  if (inner === children.props.children) return children;
  return cloneElement(children, undefined, ...((Array.isArray(inner) ? inner : [inner]) as ReactNode[]));
}

/** A link or emphasis with its words whole; anything else as it is. */
const withWords = (part: unknown, least: number): unknown =>
  isInline(part) && typeof part.props.children === 'string'
    ? cloneElement(part, undefined, line(part.props.children, least) as ReactNode)
    : part;

function textInside(children: unknown): unknown {
  if (typeof children === 'string')
    return line(children, leastOfText, children.length > mostOfShortText ? 'prose' : 'words');
  // Such as the text of a cell beside the label that it has on phones.
  if (isValidElement<Props>(children) && children.type === 'span')
    return createElement('span', {...children.props, children: textInside(children.props.children)});
  if (!Array.isArray(children)) return children;
  // What links and emphasis add is little.
  const length = children.reduce((sum: number, child) => sum + (typeof child === 'string' ? child.length : 0), 0);
  const kind = length > mostOfShortText ? 'prose' : 'words';
  return children.map((child: unknown, at) => {
    if (typeof child === 'string')
      return line(child, kind === 'prose' && at === children.length - 1 ? leastOfLastPart : leastOfText, kind);
    // Beside text a link begins anywhere on its line, so that of two characters is cut, too.
    return withWords(child, length > 0 && isLink(child) ? leastOfLink : leastOfText);
  });
}

/** A text that may be one link, as a cell of a table. Not a list item: menus are those, on every page. */
const textOrLinkInside = (children: unknown): unknown =>
  isLink(children) ? withWords(children, leastOfText) : textInside(children);

/** What becomes of the content of an element, by its name. */
const insides: Readonly<Record<string, (children: unknown) => unknown>> = {
  h1: wordsInside,
  h2: wordsInside,
  h3: wordsInside,
  h4: wordsInside,
  p: textOrLinkInside,
  li: textInside,
  dd: textOrLinkInside,
  td: textOrLinkInside,
  th: textOrLinkInside,
  figcaption: textInside,
  legend: textInside,
  small: textInside,
  summary: textInside,
};

function propsOf(type: unknown, props: Props): Props {
  const inside = insides[type as string];
  return inside && props.children ? {...props, children: inside(props.children)} : props;
}

export const jsx: Create = (type, props, key) => createElement(type, propsOf(type, props), key);
export const jsxs: Create = (type, props, key) => createElements(type, propsOf(type, props), key);
export {Fragment};
