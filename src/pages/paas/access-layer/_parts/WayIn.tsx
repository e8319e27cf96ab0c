/** "What do you have?": the way into the platform for it, with what works and what does not. */
import {useId} from 'react';
import {Icon} from '@site/src/components/ui/Icon';
import {MorePermalink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './WayIn.module.css';
import {setOrDelete, useQueryState, type QueryCodec} from '@site/src/components/ui/useQueryState';

const stocks = ['nothing', 'otherCameras', 'ownRecorder', 'otherRecorder', 'analog', 'platform'] as const;
type Stock = (typeof stocks)[number];

/** Chapter of the access page that a way is explained in. */
const wayChapters = {
  nothing: 'ipc',
  otherCameras: 'edgeCalculatingBox',
  ownRecorder: 'nvr',
  otherRecorder: 'gb28181',
  analog: 'edgeCalculatingBox',
  platform: 'gb28181',
} as const satisfies Record<Stock, string>;

const codec: QueryCodec<Stock> = {
  read: (query) => stocks.find((stock) => stock === query.get('have')) ?? 'nothing',
  write: (stock, query) => setOrDelete(query, 'have', stock === 'nothing' ? undefined : stock),
};

export interface WayInCopy {
  readonly title: string;
  readonly lead: string;
  readonly choose: string;
  readonly buy: string;
  readonly gets: string;
  readonly lacks: string;
  readonly more: string;
  readonly stocks: Readonly<
    Record<
      Stock,
      {
        readonly label: string;
        readonly way: string;
        readonly text: string;
        readonly buy: string;
        readonly gets: string;
        readonly lacks: string;
      }
    >
  >;
}

/** `path` is the page's own address, for the links to its chapters. */
export function WayIn({id, path, copy}: {readonly id: string; readonly path: string; readonly copy: WayInCopy}) {
  const prefix = useId();
  const [stock, setStock] = useQueryState<Stock>('nothing', codec);
  return (
    <Section id={id} fold="ways">
      <SectionHead title={copy.title} lead={copy.lead} />
      <div className={styles.finder}>
        <fieldset className={styles.choices}>
          <legend>{copy.choose}</legend>
          {stocks.map((name) => (
            <label key={name}>
              <input type="radio" name={`${prefix}-have`} checked={name === stock} onChange={() => setStock(name)} />
              {copy.stocks[name].label}
            </label>
          ))}
        </fieldset>
        <div aria-live="polite">
          {stocks.map((name) => {
            const {way, text, buy, gets, lacks} = copy.stocks[name];
            return (
              <div key={name} hidden={name !== stock} className={styles.way}>
                <h3>{way}</h3>
                <p>{text}</p>
                <dl>
                  <div>
                    <dt>
                      <Icon name="box" />
                      {copy.buy}
                    </dt>
                    <dd>{buy}</dd>
                  </div>
                  <div className={styles.gets}>
                    <dt>
                      <Icon name="check" />
                      {copy.gets}
                    </dt>
                    <dd>{gets}</dd>
                  </div>
                  <div className={styles.lacks}>
                    <dt>
                      <Icon name="close" />
                      {copy.lacks}
                    </dt>
                    <dd>{lacks}</dd>
                  </div>
                </dl>
                <MorePermalink href={`${path}#${wayChapters[name]}`}>{copy.more}</MorePermalink>
              </div>
            );
          })}
        </div>
      </div>
    </Section>
  );
}
