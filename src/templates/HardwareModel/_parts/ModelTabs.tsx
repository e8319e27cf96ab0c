/**
 * The bar with name and tabs, which stays under the header, and the panels. Every panel is in the HTML; without script
 * all of them show, one after the other.
 */
import copy from '@copy/hardware/template';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type KeyboardEvent, type ReactNode, useEffect, useRef} from 'react';
import {Container} from '@site/src/components/ui/Section';
import {InquiryButton} from './ModelActions';
import styles from './ModelTabs.module.css';

/** Ids of the tabs: anchors of the page. */
export const modelTabs = ['overview', 'parameters', 'size-drawing', 'engineering-survey'] as const;
export type ModelTab = (typeof modelTabs)[number];

export interface ModelTabsProps {
  readonly name: string;
  readonly selected: ModelTab;
  readonly onSelect: (tab: ModelTab) => void;
  readonly panels: Readonly<Record<ModelTab, ReactNode>>;
}

export function ModelTabs({name, selected, onSelect, panels}: ModelTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const {collectAnchor} = useBrokenLinks();
  modelTabs.forEach((id) => collectAnchor(id));

  // On phones the row of tabs scrolls sideways: the chosen one stays in sight.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-tab="${selected}"]`);
    if (chosen) list.current?.scrollTo({left: chosen.offsetLeft - 48});
  }, [selected]);

  function onKeyDown(event: KeyboardEvent) {
    const index = modelTabs.indexOf(selected);
    const last = modelTabs.length - 1;
    const next = {ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: last}[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const target = modelTabs[(next + modelTabs.length) % modelTabs.length] ?? selected;
    onSelect(target);
    list.current?.querySelector<HTMLElement>(`[data-tab="${target}"]`)?.focus({preventScroll: true});
  }

  return (
    <div>
      <div className={styles.bar}>
        <Container className={styles.inner}>
          <b className="nb">{name}</b>
          <div
            className={styles.list}
            role="tablist"
            aria-label={copy.tabsLabel(name)}
            tabIndex={-1}
            ref={list}
            onKeyDown={onKeyDown}
          >
            {modelTabs.map((id) => (
              <button
                key={id}
                type="button"
                role="tab"
                id={`tab-${id}`}
                data-tab={id}
                aria-selected={id === selected}
                aria-controls={id}
                tabIndex={id === selected ? 0 : -1}
                onClick={() => onSelect(id)}
              >
                {copy.tabs[id]}
              </button>
            ))}
          </div>
          <span className={styles.ask}>
            <InquiryButton model={name} place="bar" size="small" />
          </span>
        </Container>
      </div>
      {modelTabs.map((id) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          hidden={id !== selected}
          className={styles.panel}
        >
          <Container>{panels[id]}</Container>
        </div>
      ))}
    </div>
  );
}
