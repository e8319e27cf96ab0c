/** One device of a list: large picture on a gradient, what it is for, the facts that decide. Its id is an anchor. */
import copy from '@copy/finder';
import type {ReactNode} from 'react';
import {Picture} from '../../components/media/Picture';
import {Badge} from '../../components/ui/Badge';
import {MorePermalink} from '../../components/ui/MoreLink';
import {useAnchor} from '../../components/ui/Section';
import {PermalinkLink} from '../../components/ui/SiteLink';
import styles from './DeviceCard.module.css';
import type {Fact} from './finder';

export interface DeviceCardProps {
  readonly id: string;
  readonly name: string;
  readonly media: string;
  readonly purpose: string;
  readonly marks: readonly string[];
  readonly facts: readonly Fact[];
  /** Edition-relative address of the device's page. */
  readonly href: string;
  /** What stands at the foot beside the link, e.g. the box that adds it to the comparison. */
  readonly children?: ReactNode;
}

export function DeviceCard({id, name, media, purpose, marks, facts, href, children}: DeviceCardProps) {
  useAnchor(id);
  return (
    <li id={id} className={styles.card}>
      <div className={styles.ground}>
        <h3 className="nb">
          <PermalinkLink href={href}>{name}</PermalinkLink>
        </h3>
        <p>{purpose}</p>
        <ul className={styles.marks}>
          {marks.map((mark) => (
            <li key={mark}>
              <Badge tone="glass">{mark}</Badge>
            </li>
          ))}
        </ul>
        <div className={styles.picture}>
          <Picture
            family="cutout"
            name={media}
            alt=""
            sizes="(max-width: 767px) 92vw, (max-width: 1263px) 46vw, 560px"
          />
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(({label, value}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        {children}
        <MorePermalink href={href}>{copy.more(name)}</MorePermalink>
      </div>
    </li>
  );
}

export interface CompareBoxProps {
  readonly name: string;
  readonly checked: boolean;
  /** Nothing more fits into the comparison. */
  readonly full: boolean;
  readonly onToggle: () => void;
}

/** The box that puts a device into the comparison. */
export function CompareBox({name, checked, full, onToggle}: CompareBoxProps) {
  const blocked = full && !checked;
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} disabled={blocked} onChange={onToggle} />
      <span>
        {blocked ? copy.full : copy.compare}
        <span className="sr"> {name}</span>
      </span>
    </label>
  );
}
