/** The video of a store: one camera large, four to choose from, the recording of the day with its events. */
import copy from '@copy/demos/console';
import {Button} from '@site/src/components/ui/Button';
import {alerts, isRecorded, wallCameras, type Alert} from '../model/cameras';
import {ownStore, seesVideo, storesOf} from '../model/roles';
import type {ConsoleAction, ConsoleState} from '../model/state';
import {CameraView, NoPicture, cameraName} from './CameraView';
import {LiveWall} from './LiveWall';
import {Timeline} from './Timeline';
import {shortOf, timeText} from './words';
import styles from './Video.module.css';

export interface VideoProps {
  readonly state: ConsoleState;
  readonly dispatch: (action: ConsoleAction) => void;
  /** The camera's picture is the largest of the page's first view. */
  readonly isFirstPicture?: boolean;
}

/** An event is in the picture from its minute on, for as long as it lasted. */
const shows = ({minute, seconds}: Alert, now: number): boolean =>
  now >= minute && now <= minute + Math.max(1, Math.round(seconds / 60));

export function Video({state, dispatch, isFirstPicture}: VideoProps) {
  const {role, camera, minute} = state;
  if (!seesVideo(role)) return <Denied dispatch={dispatch} />;
  const store = state.store === 'all' ? (storesOf(role)[0]?.id ?? ownStore) : state.store;
  const events = alerts.filter((one) => one.store === store);
  const event = events.find((one) => one.camera === camera && shows(one, minute));
  const name = event && copy.events[event.algorithm as keyof typeof copy.events];
  return (
    <div className={styles.video}>
      <div className={styles.top}>
        {isRecorded(minute) ? (
          <CameraView
            camera={camera}
            alt={copy.alerts.picture(name ?? shortOf(store), cameraName(camera))}
            stamp={`${shortOf(store)}  ${cameraName(camera)}  ${timeText(minute)}`}
            event={event?.algorithm}
            label={name}
            isFirstPicture={isFirstPicture}
          />
        ) : (
          <NoPicture text={copy.video.gap} />
        )}
        <div className={styles.side}>
          <LiveWall
            cameras={wallCameras}
            chosen={camera}
            time={timeText(minute)}
            onChoose={(next) => dispatch({type: 'camera', camera: next})}
          />
          <Events events={events} dispatch={dispatch} />
        </div>
      </div>
      <Timeline minute={minute} events={events} onSeek={(next) => dispatch({type: 'seek', minute: next})} />
      <div className={styles.foot}>
        {event && role === 'region' && (
          <Button
            size="small"
            onClick={() => {
              dispatch({type: 'alert', alert: event.id});
              dispatch({type: 'decide', alert: event.id, decision: 'confirmed'});
              dispatch({type: 'tab', tab: 'tickets'});
            }}
          >
            {copy.video.snapshot}
          </Button>
        )}
        <p>{copy.video.where}</p>
      </div>
    </div>
  );
}

function Events({events, dispatch}: {readonly events: readonly Alert[]; readonly dispatch: VideoProps['dispatch']}) {
  return (
    <div className={styles.events}>
      <b>{copy.video.events}</b>
      {events.length === 0 && <p>{copy.video.none}</p>}
      <ul>
        {events.map(({id, minute, algorithm}) => (
          <li key={id}>
            <button type="button" onClick={() => dispatch({type: 'alert', alert: id})}>
              <span>{timeText(minute)}</span>
              {copy.events[algorithm as keyof typeof copy.events]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Head office: why there is no picture, and how to see what others see. */
function Denied({dispatch}: Pick<VideoProps, 'dispatch'>) {
  return (
    <div className={styles.denied}>
      <b>{copy.video.denied}</b>
      <p>{copy.video.deniedText}</p>
      <Button look="line" size="small" onClick={() => dispatch({type: 'role', role: 'region'})}>
        {copy.video.switch}
      </Button>
    </div>
  );
}
