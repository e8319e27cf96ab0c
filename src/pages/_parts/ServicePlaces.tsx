/** Service in the English edition, which has no map: who comes in three kinds of places, and what happens when a device breaks. */
import shell from '@copy/shell';
import words from '@site/i18n/en/copy/home-places';
import {useContact} from '@site/src/site/contact';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './ServicePlaces.module.css';

type PlaceId = (typeof words.places)[number]['id'];

export function ServicePlaces() {
  const {hours} = useContact();
  return (
    <Section tone="night" className={styles.service}>
      <SectionHead eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
      <ul className={styles.places}>
        {words.places.map((place) => (
          <li key={place.id}>
            <Route {...routes[place.id]} />
            <h3>{place.name}</h3>
            <dl>
              {(['who', 'broken'] as const).map((part) => (
                <div key={part}>
                  <dt>{words.labels[part]}</dt>
                  <dd>{place[part]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <p>{words.hours(shell.footer.hours(hours.from, hours.to))}</p>
        <MoreLink to="about.contact">{words.contact}</MoreLink>
        <MoreLink to="support.repair">{words.repair}</MoreLink>
      </div>
    </Section>
  );
}

const person = (x: number) => `M${x + 14} 24a8 8 0 1 1 0 16 8 8 0 1 1 0-16zM${x} 68v-8a14 14 0 0 1 28 0v8z`;
const tools = (x: number) => `M${x} 54h18v14H${x}zm5 0v-4h8v4`;
const store = 'M200 68V42m36 26V42m-42 0 6-16h36l6 16zm16 26V52h12v16';

interface RouteProps {
  /** Who is concerned, but the store. */
  readonly who: string;
  /** Ends of the way to the store. */
  readonly from: number;
  readonly to: number;
  /** Nobody comes from us: a parcel does, and we help by video. */
  readonly isRemote?: boolean;
}

const routes: Readonly<Record<PlaceId, RouteProps>> = {
  singapore: {who: person(2) + tools(38), from: 72, to: 182},
  // Our screen, and the partner beside the store.
  abroad: {
    who: `M2 26h42v28H2zm21 28v14m-10 0h20M19 34l10 6-10 6z${person(158)}`,
    from: 60,
    to: 142,
    isRemote: true,
  },
  // One of the outlets.
  china: {who: `M2 68V40l18-14 18 14v28zm11 0V52h14v16${person(48)}${tools(84)}`, from: 118, to: 182},
};

/** Who or what comes to a store. */
function Route({who, from, to, isRemote}: RouteProps) {
  return (
    <svg className={styles.route} viewBox="0 20 248 52" width="248" height="52" aria-hidden="true">
      <path d={who + store} />
      <path className={styles.way} d={`M${from} 58H${to}`} />
      <circle className={styles.way} cx={from} cy="58" r="4" />
      <circle className={styles.end} cx={to} cy="58" r="4" />
      {isRemote && (
        <>
          <path className={styles.video} d="M60 36h82" />
          <path d="M92 50h18v16H92zm9 0v6" />
        </>
      )}
    </svg>
  );
}
