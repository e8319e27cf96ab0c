/** Where the steps of an article are done, in their order, drawn: so that nobody climbs or walks twice. As HTML, without state. */
import copy from '@copy/support-document';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ArticleFrontMatter} from '@site/src/facts/frontmatter';
import type {Place} from '@site/src/facts/frontmatter.lists';
import {placeDrawings} from '../../components/diagrams/placeDrawings';
import {Vignette} from '../../components/diagrams/Vignette';
import styles from './ArticlePlaces.module.css';

interface Stop {
  readonly place: Place;
  /** Numbers of the first and the last step there. */
  readonly from: number;
  readonly to: number;
}

/** The places in the order of the steps; steps that follow each other at one place are one stop. */
export function stopsOf(places: readonly Place[]): Stop[] {
  const stops: Stop[] = [];
  places.forEach((place, index) => {
    const last = stops.at(-1);
    if (last?.place === place) stops[stops.length - 1] = {...last, to: index + 1};
    else stops.push({place, from: index + 1, to: index + 1});
  });
  return stops;
}

export function ArticlePlaces() {
  const {frontMatter, toc} = useDoc();
  const {places = []} = frontMatter as unknown as ArticleFrontMatter;
  if (places.length === 0) return null;
  const steps = toc.filter(({level}) => level === 2);
  return (
    <nav className={styles.places} aria-labelledby="places" data-search-skip>
      <p id="places">{copy.article.places.title}</p>
      <ol>
        {stopsOf(places).map(({place, from, to}) => (
          <li key={from}>
            <a href={`#${steps[from - 1]?.id ?? ''}`}>
              <Vignette>{placeDrawings[place]}</Vignette>
              <span className={styles.steps}>{copy.article.places.steps(from, to)}</span>
              <span>{copy.article.places.names[place]}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
