/**
 * How a smart store is put together: five plates, one above the other, each beside its words and whether it needs the internet.
 * Choosing one marks it and shows where to read on; switching the internet off says what then becomes of each.
 */
import clsx from 'clsx';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {layerCodec, layers, start, type LayerId} from './layerChoice';
import {StorePlate} from './StorePlates';
import styles from './StoreLayers.module.css';
import {useQueryState} from '@site/src/components/ui/useQueryState';

export interface StoreLayersProps {
  readonly id: string;
  readonly copy: {
    readonly eyebrow: string;
    readonly title: string;
    /** The switch. */
    readonly cut: string;
    /** Whether a layer needs the internet. */
    readonly goesOn: string;
    readonly stops: string;
    readonly layers: Readonly<
      Record<LayerId, {readonly name: string; readonly text: string; readonly offline: string; readonly more: string}>
    >;
  };
}

export function StoreLayers({id, copy}: StoreLayersProps) {
  const [{layer: chosen, offline}, choose] = useQueryState(start, layerCodec);
  return (
    <Section id={id} tone="tint" fold="drawings">
      <SectionHead eyebrow={copy.eyebrow} title={copy.title} />
      <label className={styles.cut} data-rest>
        <input
          type="checkbox"
          role="switch"
          checked={offline}
          onChange={(event) => choose({layer: chosen, offline: event.target.checked})}
        />
        <span>{copy.cut}</span>
      </label>
      <ol className={styles.tower} data-first="2" aria-live="polite">
        {layers.map(({id: layer, offline: then, to}) => {
          const words = copy.layers[layer];
          const open = layer === chosen;
          return (
            <li key={layer} className={clsx(open && styles.chosen, offline && then === 'stops' && styles.waiting)}>
              <div className={styles.plate}>
                <StorePlate layer={layer} />
              </div>
              <div>
                <h3>
                  <button type="button" aria-pressed={open} onClick={() => choose({layer, offline})}>
                    {words.name}
                    <em>{copy[then]}</em>
                  </button>
                </h3>
                <p>{offline ? words.offline : words.text}</p>
                {open && <MoreLink to={to}>{words.more}</MoreLink>}
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
