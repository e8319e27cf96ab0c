/**
 * The platform in one picture whose parts are tabs: devices at the left, your systems at the right, the four layers
 * between them. A hash opens its layer, and choosing one writes the hash, so that every layer has an address.
 */
import navigation from '@copy/navigation';
import {useLocation} from '@docusaurus/router';
import type {RouteId} from '@site/src/site/routes';
import {type KeyboardEvent, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {Icon} from '@site/src/components/ui/Icon';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead, useAnchor} from '@site/src/components/ui/Section';
import {Points} from '@site/src/components/sections/Chapter';
import styles from './LayerTabs.module.css';

/** Ids are anchors of the page; the order is that of the picture. */
const layers = ['paas', 'vpaas', 'aiot', 'dataCenterStation'] as const;
type Layer = (typeof layers)[number];

export interface LayerTabsCopy {
  readonly title: string;
  readonly lead: string;
  readonly label: string;
  readonly devices: {readonly title: string; readonly items: readonly string[]};
  readonly systems: {readonly title: string; readonly items: readonly string[]};
  readonly layers: Readonly<
    Record<
      Layer,
      {
        readonly name: string;
        readonly short: string;
        readonly title: string;
        readonly text: string;
        readonly points: readonly {readonly title: string; readonly text: string}[];
        readonly limit: string;
      }
    >
  >;
  readonly limit: string;
}

export interface LayerTabsProps {
  readonly copy: LayerTabsCopy;
  /** Pages that go on from each layer. */
  readonly links: Readonly<Record<Layer, readonly RouteId[]>>;
}

export function LayerTabs({copy, links}: LayerTabsProps) {
  const [selected, select] = useState<Layer>('vpaas');
  const list = useRef<HTMLDivElement>(null);
  const location = useLocation();

  useEffect(() => {
    const id = layers.find((layer) => location.hash === `#${layer}`);
    if (!id) return undefined;
    // The panel has to be visible before the window can scroll to it.
    const task = setTimeout(() => {
      flushSync(() => select(id));
      document.getElementById(id)?.scrollIntoView();
    });
    return () => clearTimeout(task);
  }, [location]);

  function choose(id: Layer) {
    select(id);
    window.history.replaceState(window.history.state, '', `#${id}`);
  }

  function onKeyDown(event: KeyboardEvent) {
    const index = layers.indexOf(selected);
    const last = layers.length - 1;
    const next = {
      ArrowRight: index + 1,
      ArrowDown: index + 1,
      ArrowLeft: index - 1,
      ArrowUp: index - 1,
      Home: 0,
      End: last,
    }[event.key];
    const target = next === undefined ? undefined : layers[(next + layers.length) % layers.length];
    if (!target) return;
    event.preventDefault();
    choose(target);
    list.current?.querySelector<HTMLElement>(`[data-layer="${target}"]`)?.focus();
  }

  return (
    <Section>
      <SectionHead title={copy.title} lead={copy.lead} />
      <div className={styles.picture}>
        <End {...copy.devices} />
        <Icon name="arrow" size={24} className={styles.arrow} />
        <div
          className={styles.list}
          role="tablist"
          aria-label={copy.label}
          tabIndex={-1}
          ref={list}
          onKeyDown={onKeyDown}
        >
          {layers.map((id) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              data-layer={id}
              className={styles[id]}
              aria-selected={id === selected}
              aria-controls={id}
              tabIndex={id === selected ? 0 : -1}
              onClick={() => choose(id)}
            >
              <b>{copy.layers[id].name}</b>
              <span>{copy.layers[id].short}</span>
            </button>
          ))}
        </div>
        <Icon name="arrow" size={24} className={styles.arrow} />
        <End {...copy.systems} />
      </div>
      {layers.map((id) => (
        <Panel key={id} id={id} copy={copy} links={links[id]} shown={id === selected} />
      ))}
    </Section>
  );
}

function Panel({
  id,
  copy,
  links,
  shown,
}: {
  readonly id: Layer;
  readonly copy: LayerTabsCopy;
  readonly links: readonly RouteId[];
  readonly shown: boolean;
}) {
  useAnchor(id);
  const {title, text, limit, points} = copy.layers[id];
  return (
    <div id={id} role="tabpanel" aria-labelledby={`tab-${id}`} hidden={!shown} className={styles.panel}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        <p className={styles.limit}>
          <Icon name="warning" />
          <span>
            <b>{copy.limit}</b>
            {limit}
          </span>
        </p>
        <div className={styles.links}>
          {links.map((to) => (
            <MoreLink key={to} to={to}>
              {navigation.labels[to]}
            </MoreLink>
          ))}
        </div>
      </div>
      <Points items={points} />
    </div>
  );
}

/** What stands at either end of the picture. */
function End({title, items}: {readonly title: string; readonly items: readonly string[]}) {
  return (
    <div className={styles.end}>
      <b>{title}</b>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
