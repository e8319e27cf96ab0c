/** Four ways from what hangs in a store to the platform: the thing, how it is known, and the line they share. */
import {Picture} from '@site/src/components/media/Picture';
import {Container} from '@site/src/components/ui/Section';
import styles from './AccessRoads.module.css';

/** Chapters of the page, with the device that stands for each; the other platform is drawn. */
const roads = [
  ['ipc', 'e3-x'],
  ['nvr', 'ul-8208nh'],
  ['edgeCalculatingBox', 'b1'],
  ['gb28181', undefined],
] as const;

export interface AccessRoadsProps {
  readonly label: string;
  readonly platform: string;
  readonly roads: Readonly<Record<(typeof roads)[number][0], {readonly name: string; readonly by: string}>>;
}

/** `path` is the page's own address, for the links to its chapters. */
export function AccessRoads({label, platform, roads: words, path}: AccessRoadsProps & {readonly path: string}) {
  return (
    <Container className={styles.scene}>
      <ul className={styles.roads} aria-label={label}>
        {roads.map(([chapter, cutout]) => (
          <li key={chapter}>
            <a href={`${path}#${chapter}`}>
              <span className={styles.thing}>
                {cutout ? (
                  <Picture family="cutout" name={cutout} alt="" sizes="(max-width: 599px) 132px, 216px" />
                ) : (
                  <svg className="dg" viewBox="0 0 240 180" aria-hidden="true">
                    <path className="s" d="M36 44h68v46H36zM136 44h68v46h-68zM86 112h68v46H86z" />
                    <path d="M70 90v10h100V90M120 100v12M52 60h28M152 60h28M102 128h28" />
                    <circle className="o" cx="136" cy="142" r="4" />
                    <circle className="b" cx="86" cy="76" r="4" />
                    <circle className="b" cx="186" cy="76" r="4" />
                  </svg>
                )}
              </span>
              <b>{words[chapter].name}</b>
              <i aria-hidden="true" />
              <span className={styles.by}>{words[chapter].by}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.platform}>{platform}</p>
    </Container>
  );
}
