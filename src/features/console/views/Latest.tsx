/** The last alerts of the stores shown: the picture of the newest, and the others as rows. Each opens in the queue. */
import copy from '@copy/demos/console';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Badge} from '@site/src/components/ui/Badge';
import {alertOf, type AlertId, type Decision} from '../model/cameras';
import {alertsOf, type ConsoleAction, type ConsoleState} from '../model/state';
import {eventName, tones} from './AlertQueue';
import {CameraView, NoPicture} from './CameraView';
import {shortOf, timeText} from './words';
import styles from './Board.module.css';

export interface LatestProps {
  readonly state: ConsoleState;
  readonly dispatch: (action: ConsoleAction) => void;
}

export function Latest({state: {role, store, decisions}, dispatch}: LatestProps) {
  const [first, ...rest] = alertsOf(role, decisions).filter((alert) => store === 'all' || alert.store === store);
  const open = (alert: AlertId) => () => {
    dispatch({type: 'alert', alert});
    dispatch({type: 'tab', tab: 'alerts'});
  };
  return (
    <div className={styles.latest}>
      <b>{copy.tabs.alerts}</b>
      {first ? (
        <Shot id={first.id} decision={decisions[first.id]} onOpen={open(first.id)} />
      ) : (
        <NoPicture text={role === 'head' ? copy.alerts.none : copy.video.none} />
      )}
      {rest.length > 0 && (
        <ul className={styles.alerts}>
          {rest.slice(0, 2).map(({id, store: from, minute}) => (
            <li key={id}>
              <button type="button" onClick={open(id)}>
                <span>{timeText(minute)}</span>
                <b>{eventName(id)}</b>
                <small>{shortOf(from)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ShotProps {
  readonly id: AlertId;
  readonly decision: Decision;
  readonly onOpen: () => void;
}

/** A camera's picture with what was found. It comes with the script of the window: the HTML of a page has its words alone. */
function Shot({id, decision, onOpen}: ShotProps) {
  const isBrowser = useIsBrowser();
  const {store, camera, minute, algorithm} = alertOf(id);
  const name = eventName(id);
  const stamp = `${shortOf(store)} ${timeText(minute)}`;
  return (
    <div className={styles.shot}>
      <Badge tone={tones[decision]}>{copy.alerts.state[decision]}</Badge>
      {isBrowser && <CameraView camera={camera} alt="" stamp={stamp} event={algorithm} label={name} />}
      <button type="button" onClick={onOpen}>
        {name} {stamp}
      </button>
    </div>
  );
}
