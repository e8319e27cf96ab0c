/** A flat to walk through: pick a room on the plan, read which camera belongs there and why, or why none does. */
import {hardwarePath, modelById} from '@site/src/facts/models';
import {Picture} from '@site/src/components/media/Picture';
import {Icon} from '@site/src/components/ui/Icon';
import {MorePermalink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {planSize, rooms, sector, type RoomId} from './rooms';
import styles from './RoomPicker.module.css';
import {setOrDelete, useQueryState, type QueryCodec} from '@site/src/components/ui/useQueryState';

export interface RoomPickerCopy {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly plan: string;
  readonly rooms: Readonly<
    Record<RoomId, {readonly name: string; readonly title: string; readonly text: string; readonly never: string}>
  >;
  readonly none: string;
  readonly neverLabel: string;
  readonly facts: {
    readonly view: string;
    readonly night: string;
    readonly network: string;
    readonly wifi: string;
    readonly cable: string;
    readonly meters: (meters: number | null) => string;
    readonly pan: (degrees: number) => string;
  };
  readonly more: (name: string) => string;
}

const startRoom: RoomId = 'hall';

/** `?room=child`. */
const roomCodec: QueryCodec<RoomId> = {
  read: (query) => rooms.find(({id}) => id === query.get('room'))?.id ?? startRoom,
  write: (room, query) => setOrDelete(query, 'room', room === startRoom ? undefined : room),
};

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

export function RoomPicker({id, copy}: {readonly id: string; readonly copy: RoomPickerCopy}) {
  const [chosen, choose] = useQueryState<RoomId>(startRoom, roomCodec);
  const room = rooms.find((one) => one.id === chosen);
  const model = room?.model ? modelById(room.model) : null;
  const camera = model?.kind === 'camera' ? model : null;
  const words = copy.rooms[chosen];
  return (
    <Section id={id}>
      <SectionHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <div className={styles.picker}>
        <div className={styles.plan} role="group" aria-label={copy.plan}>
          <svg className="dg" viewBox={`0 0 ${planSize.width} ${planSize.height}`} aria-hidden="true">
            <defs>
              {room && (
                <clipPath id={`${id}-clip`}>
                  <rect x={room.x} y={room.y} width={room.width} height={room.height} />
                </clipPath>
              )}
            </defs>
            <path className="s" d="M20 20h600v420H20z" />
            {room?.at && camera && (
              <path className="fb" clipPath={`url(#${id}-clip)`} d={sector(room.at, room.look ?? 0, camera.hfovDeg)} />
            )}
            <path d="M20 20h600v420H388M252 440H20V20" strokeWidth="5" />
            <path
              d="M252 20v52M252 112v28M252 200V140M388 20v110M388 176v54M252 150h48M342 150h46M20 200h110M176 200h76v50M252 300v140M388 230h40M476 230h144M388 300v140M388 230v24"
              strokeWidth="3"
            />
            <path className="o" d="M290 440h60" strokeWidth="5" />
            <path
              className="l"
              d="M60 260h110v60H60zM60 260v120M430 400h150v30H430zM420 60h70v100h-70zM60 60h80v110H60zM280 36h80v40h-80z"
            />
            {room?.at && <circle className="b s" cx={room.at[0]} cy={room.at[1]} r="9" strokeWidth="3" />}
          </svg>
          {rooms.map((one) => (
            <button
              key={one.id}
              type="button"
              aria-pressed={one.id === chosen}
              style={{
                insetInlineStart: percent(one.x, planSize.width),
                top: percent(one.y, planSize.height),
                width: percent(one.width, planSize.width),
                height: percent(one.height, planSize.height),
              }}
              onClick={() => choose(one.id)}
            >
              <span>{copy.rooms[one.id].name}</span>
            </button>
          ))}
        </div>
        <div className={styles.answer} aria-live="polite">
          {model ? (
            <div className={styles.thumb}>
              <Picture family="cutout" name={model.media} alt="" sizes="260px" />
            </div>
          ) : (
            <p className={styles.none}>
              <Icon name="close" size={24} />
              {copy.none}
            </p>
          )}
          {model && <p className={styles.model}>{model.name}</p>}
          <h3>{words.title}</h3>
          <p>{words.text}</p>
          {camera && (
            <dl className={styles.facts}>
              <div>
                <dt>{copy.facts.view}</dt>
                <dd>{camera.panDeg ? copy.facts.pan(camera.panDeg) : `${camera.hfovDeg}°`}</dd>
              </div>
              <div>
                <dt>{copy.facts.night}</dt>
                <dd>{copy.facts.meters(camera.nightM)}</dd>
              </div>
              <div>
                <dt>{copy.facts.network}</dt>
                <dd>{camera.wifi ? copy.facts.wifi : copy.facts.cable}</dd>
              </div>
            </dl>
          )}
          <p className={styles.never}>
            <b>{copy.neverLabel}</b> {words.never}
          </p>
          {model && <MorePermalink href={hardwarePath(model)}>{copy.more(model.name)}</MorePermalink>}
        </div>
      </div>
    </Section>
  );
}
