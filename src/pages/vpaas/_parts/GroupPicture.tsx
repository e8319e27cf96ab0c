/** What a developer gets from each group of functions, as a small picture. The words in it are said by its alternative text. */
import {Picture} from '@site/src/components/media/Picture';
import {Icon} from '@site/src/components/ui/Icon';
import type {VideoGroup} from '@site/src/facts/callExamples';
import {modelById} from '@site/src/facts/models';
import {CameraStill} from '@site/src/features/camera-view/CameraStill';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './GroupPicture.module.css';

export interface GroupPictureCopy {
  readonly connect: {
    readonly alt: string;
    readonly other: string;
    /** How each device of the list joined. */
    readonly ways: readonly string[];
    readonly online: string;
    readonly offline: string;
  };
  readonly watch: {
    readonly alt: string;
    readonly live: string;
    readonly stamp: string;
    readonly quality: readonly string[];
  };
  readonly keep: {
    readonly alt: string;
    readonly card: string;
    readonly cloud: string;
    readonly gap: string;
    readonly shots: readonly string[];
  };
  readonly understand: {readonly alt: string};
  readonly govern: {
    readonly alt: string;
    readonly columns: readonly string[];
    readonly roles: readonly string[];
    readonly log: string;
  };
  readonly build: {readonly alt: string; readonly stamp: string};
}

/** Pictures of a group are 352 px wide at most where three stand in a row, and as wide as the window leaves on phones. */
const sizes = '(max-width: 599px) 76vw, (max-width: 1079px) 46vw, 400px';
const thirdSizes = '(max-width: 599px) 26vw, 130px';

const own = modelById('p3-x-8');

const pictures: {readonly [Group in VideoGroup]: (copy: GroupPictureCopy[Group]) => ReactNode} = {
  connect: ({ways, other, online, offline}) => (
    <span className={styles.devices}>
      {ways.map((way, index) => (
        <span key={way} className={styles.device}>
          {index === 0 ? (
            <Picture family="cutout" name={own.id} alt="" sizes="48px" />
          ) : (
            <OtherDevice hasBox={index === 2} />
          )}
          <b>{index === 0 ? own.name : other}</b>
          <span>{way}</span>
          <i className={clsx(index === 2 && styles.offline)}>{index === 2 ? offline : online}</i>
        </span>
      ))}
    </span>
  ),
  watch: ({live, stamp, quality}) => (
    <>
      <Picture family="view" name="dining-day" alt="" sizes={sizes} />
      <span className={styles.live}>{live}</span>
      <svg className={styles.ring} viewBox="0 0 72 72" aria-hidden="true">
        <circle cx="36" cy="36" r="35" />
        <path d="m30 13 6-6 6 6M30 59l6 6 6-6M13 30l-6 6 6 6M59 30l6 6-6 6M36 27a4 4 0 0 1 4 4v4a4 4 0 0 1-8 0v-4a4 4 0 0 1 4-4zM28 36a8 8 0 0 0 16 0M36 44v4" />
      </svg>
      <span className={styles.bar}>
        {stamp}
        <span className={styles.quality}>
          {quality.map((one) => (
            <b key={one}>{one}</b>
          ))}
        </span>
      </span>
    </>
  ),
  keep: ({card, cloud, gap, shots}) => (
    <span className={styles.kept}>
      <span className={styles.gap}>{gap}</span>
      <span className={styles.track}>
        <b>{card}</b>
        <b>{cloud}</b>
      </span>
      <span className={styles.hours}>
        <span>12:00</span>
        <span>13:00</span>
      </span>
      <span className={styles.shots}>
        <Picture family="view" name="street-day" alt="" sizes={thirdSizes} />
        <Picture family="event" name="loitering" alt="" sizes={thirdSizes} />
        <Picture family="view" name="street-night" alt="" sizes={thirdSizes} />
        {shots.map((shot) => (
          <span key={shot}>{shot}</span>
        ))}
      </span>
    </span>
  ),
  understand: () => (
    <>
      <CameraStill event="uniform" alt="" sizes={sizes} />
      <code className={styles.message}>uniform.missing</code>
    </>
  ),
  govern: ({columns, roles, log}) => (
    <span className={styles.rights}>
      <span className={styles.matrix}>
        <span />
        {columns.map((column) => (
          <b key={column}>{column}</b>
        ))}
        {roles.map((role, index) => (
          <Role key={role} name={role} may={rights[index] ?? []} />
        ))}
      </span>
      <span className={styles.log}>{log}</span>
    </span>
  ),
  build: ({stamp}) => (
    <span className={styles.browser}>
      <span className={styles.address}>
        <i />
        <i />
        <i />
        <b>app.example.com</b>
      </span>
      <span className={styles.site}>
        <span className={styles.lines}>
          <i />
          <i />
          <i />
          <i />
        </span>
        <span className={styles.player}>
          <Picture family="view" name="pharmacy-counter-day" alt="" sizes={sizes} />
          <span className={styles.bar}>
            {stamp}
            <Icon name="pause" />
          </span>
        </span>
      </span>
    </span>
  ),
};

/** Live, playback, export: of the area manager as in the sample call. */
const rights: readonly (readonly boolean[])[] = [
  [true, true, false],
  [true, true, false],
  [false, true, true],
];

export interface GroupPictureProps {
  readonly group: VideoGroup;
  readonly copy: GroupPictureCopy;
}

export function GroupPicture({group, copy}: GroupPictureProps) {
  // Which words belong to which picture is known per group only.
  const draw = pictures[group] as (words: unknown) => ReactNode;
  return (
    <div className={styles.show} role="img" aria-label={copy[group].alt} data-search-skip>
      {draw(copy[group])}
    </div>
  );
}

function Role({name, may}: {readonly name: string; readonly may: readonly boolean[]}) {
  return (
    <>
      <span>{name}</span>
      {may.map((can, index) => (
        // Rights keep their columns.
        <i key={index} className={clsx(can && styles.can)}>
          <Icon name={can ? 'check' : 'close'} size={16} />
        </i>
      ))}
    </>
  );
}

/** A camera of another brand; one behind an edge box is wired to it. */
function OtherDevice({hasBox}: {readonly hasBox: boolean}) {
  return (
    <svg className="dg" viewBox="0 0 48 36" aria-hidden="true">
      {hasBox ? (
        <>
          <path className="s" d="M4 8h20v11H4zM8 19v8" />
          <path className="s" d="M28 22h17v9H28z" />
          <path className="b" d="M24 14h12v8M33 27h7" />
        </>
      ) : (
        <>
          <path className="s" d="M8 9h24v13H8zM32 12l8-2v11l-8-2zM14 22v8" />
          <path className="b" d="M13 15h6" />
        </>
      )}
    </svg>
  );
}
