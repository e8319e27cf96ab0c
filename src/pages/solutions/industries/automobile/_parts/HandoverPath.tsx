/** A customer's way through a business as a road: stops on alternating sides, each with its clock and what is lost there. */
import type {RouteId} from '@site/src/site/routes';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './HandoverPath.module.css';

export interface HandoverStop {
  readonly place: string;
  /** The rule of the house at this stop, short: "3 min". */
  readonly clock: string;
  readonly rule: string;
  readonly lost: string;
  readonly seen: string;
  readonly more: string;
}

export interface HandoverPathProps {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly labels: {readonly lost: string; readonly seen: string};
  readonly stops: readonly HandoverStop[];
  /** Where each stop's link leads. */
  readonly to: readonly RouteId[];
}

export function HandoverPath({id, eyebrow, title, lead, labels, stops, to}: HandoverPathProps) {
  return (
    <Section id={id} fold="way">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <ol className={styles.road} data-first="1">
        {stops.map(({place, clock, rule, lost, seen, more}, index) => (
          <li key={place}>
            <div className={styles.clock}>
              <b>{clock}</b>
              <span>{rule}</span>
            </div>
            <div className={styles.stop}>
              <h3>{place}</h3>
              <dl>
                <dt>{labels.lost}</dt>
                <dd>{lost}</dd>
                <dt>{labels.seen}</dt>
                <dd>{seen}</dd>
              </dl>
              {to[index] && <MoreLink to={to[index]}>{more}</MoreLink>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
