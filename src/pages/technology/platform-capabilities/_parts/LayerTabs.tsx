/**
 * The platform in one picture whose parts are tabs: devices at the left, your systems at the right, the four layers
 * between them. A hash opens its layer, and choosing one writes the hash, so that every layer has an address.
 */
import type {RouteId} from '@site/src/site/routes';
import {type KeyboardEvent, useRef} from 'react';
import {Icon} from '@site/src/components/ui/Icon';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {layerByKey, layers, type Layer} from './layerKeys';
import {LayerPanel, type LayerCopy} from './LayerPanel';
import {useLayer} from './useLayer';
import styles from './LayerTabs.module.css';

export interface LayerTabsCopy {
  readonly title: string;
  readonly lead: string;
  readonly label: string;
  readonly devices: {readonly title: string; readonly items: readonly string[]};
  readonly systems: {readonly title: string; readonly items: readonly string[]};
  readonly layers: Readonly<Record<Layer, LayerCopy & {readonly name: string; readonly short: string}>>;
  readonly limit: string;
}

export interface LayerTabsProps {
  readonly copy: LayerTabsCopy;
  /** Pages that go on from each layer. */
  readonly links: Readonly<Record<Layer, readonly RouteId[]>>;
}

export function LayerTabs({copy, links}: LayerTabsProps) {
  const [selected, choose] = useLayer();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const target = layerByKey(selected, event.key);
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
        <LayerPanel key={id} id={id} copy={copy} links={links[id]} shown={id === selected} />
      ))}
    </Section>
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
