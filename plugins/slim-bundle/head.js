/* global document */
/**
 * Replaces react-helmet-async in the browser: the site uses only title, meta, link and the attributes of html and body, which
 * the server renders with the real one. On navigation this module updates the head by the same rules. Structured data and
 * other scripts in the head are for crawlers; they are not updated.
 */
import {Children, Fragment, useLayoutEffect, useState} from 'react';

/** Elements of every mounted Helmet by the order in which they first rendered: outer before inner, old before new. */
const mounted = new Map();
let count = 0;
let isScheduled = false;

/** Marks tags of this module, as react-helmet-async does on the server. */
const mark = 'data-rh';

/** JSX names that differ from the attribute's. */
const attributeNames = {className: 'class', httpEquiv: 'http-equiv'};

/** Elements without fragments, nested lists and gaps. */
const elementsIn = (children) =>
  Children.toArray(children).flatMap((child) =>
    child.type === Fragment ? elementsIn(child.props.children) : child.type ? [child] : [],
  );

/** What makes two elements the same tag; an inner one replaces an outer one. */
function keyOf({type, props}) {
  if (type === 'link') return props.rel === 'canonical' ? 'link canonical' : `link ${props.href ?? props.rel}`;
  return `meta ${['charSet', 'httpEquiv', 'name', 'property', 'itemProp'].map((name) => props[name]).find(Boolean)}`;
}

const attributesOf = (props) =>
  Object.entries(props).filter(
    ([name, value]) => name !== 'children' && value !== undefined && value !== null && value !== false,
  );

/** Skips unchanged values: setting `lang` again triggers a style recalculation of the whole page. */
function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function setAttributes(element, entries) {
  for (const [name, value] of entries) setAttribute(element, attributeNames[name] ?? name, String(value));
}

/** Attributes of `<html>` or `<body>`; a marker attribute lists which of them are ours. */
function updateRoot(element, props) {
  const old = (element.getAttribute(mark) ?? '').split(',').filter(Boolean);
  const entries = attributesOf(props);
  const names = entries.map(([name]) => (attributeNames[name] ?? name).toLowerCase());
  for (const name of old) if (!names.includes(name)) element.removeAttribute(name);
  setAttributes(element, entries);
  if (names.length > 0) setAttribute(element, mark, names.join(','));
  else element.removeAttribute(mark);
}

function tagOf({type, props}) {
  const tag = document.createElement(type);
  setAttributes(tag, attributesOf(props));
  tag.setAttribute(mark, 'true');
  return tag;
}

function update() {
  isScheduled = false;
  const tags = new Map();
  const roots = {html: {}, body: {}};
  let title;
  for (const [, elements] of [...mounted].sort(([a], [b]) => a - b)) {
    const own = new Map();
    for (const element of elements) {
      const {type, props} = element;
      if (type === 'title') title = Children.toArray(props.children).join('');
      else if (type in roots) Object.assign(roots[type], props);
      else if (type === 'meta' || type === 'link')
        own.set(keyOf(element), [...(own.get(keyOf(element)) ?? []), element]);
    }
    for (const [key, list] of own) tags.set(key, list);
  }
  if (title !== undefined && document.title !== title) document.title = title;
  updateRoot(document.documentElement, roots.html);
  updateRoot(document.body, roots.body);

  const fresh = [...tags.values()].flat().map(tagOf);
  for (const old of document.head.querySelectorAll(`meta[${mark}],link[${mark}]`)) {
    const same = fresh.findIndex((tag) => tag.isEqualNode(old));
    if (same < 0) old.remove();
    else fresh.splice(same, 1);
  }
  for (const tag of fresh) document.head.append(tag);
}

/** Batches all changes of one commit. */
function schedule() {
  if (!isScheduled) queueMicrotask(update);
  isScheduled = true;
}

export const HelmetProvider = ({children}) => children;

export function Helmet({children}) {
  const [order] = useState(() => count++);
  useLayoutEffect(() => {
    mounted.set(order, elementsIn(children));
    schedule();
  });
  useLayoutEffect(
    () => () => {
      mounted.delete(order);
      schedule();
    },
    [order],
  );
  return null;
}
