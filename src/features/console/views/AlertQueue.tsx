/** Alerts as a queue: the list, and the chosen one with its picture and the two decisions. */
import copy from '@copy/demos/console';
import {Badge} from '@site/src/components/ui/Badge';
import {Button} from '@site/src/components/ui/Button';
import clsx from 'clsx';
import {alertOf, type AlertId, type Decision} from '../model/cameras';
import {alertsOf, decides, shownAlert, type ConsoleAction, type ConsoleState} from '../model/state';
import {CameraView, cameraName} from './CameraView';
import {ChosenList} from './ChosenList';
import {shortOf, timeText} from './words';
import styles from './Queue.module.css';

export interface AlertQueueProps {
  readonly state: ConsoleState;
  readonly dispatch: (action: ConsoleAction) => void;
}

export const tones = {open: 'warm', confirmed: 'blue', dismissed: 'line'} as const satisfies Record<Decision, string>;

/** What happened, in words. */
export const eventName = (id: AlertId): string => copy.events[alertOf(id).algorithm as keyof typeof copy.events];

export function AlertQueue({state, dispatch}: AlertQueueProps) {
  const own = alertsOf(state.role, state.decisions);
  const shown = shownAlert(state);
  if (!shown)
    return (
      <div className={styles.empty}>
        <p>{copy.alerts.none}</p>
      </div>
    );
  return (
    <div className={clsx(styles.queue, styles.alerts)}>
      <ChosenList
        label={copy.alerts.list}
        chosen={shown}
        onChoose={(alert) => dispatch({type: 'alert', alert})}
        items={own.map(({id, store, minute}) => ({
          id,
          title: eventName(id),
          note: `${shortOf(store)} · ${timeText(minute)}`,
          mark: <Badge tone={tones[state.decisions[id]]}>{copy.alerts.state[state.decisions[id]]}</Badge>,
        }))}
      />
      <AlertDetail
        key={shown}
        id={shown}
        decision={state.decisions[shown]}
        canDecide={decides(state.role)}
        dispatch={dispatch}
      />
    </div>
  );
}

interface AlertDetailProps {
  readonly id: AlertId;
  readonly decision: Decision;
  readonly canDecide: boolean;
  readonly dispatch: AlertQueueProps['dispatch'];
}

function AlertDetail({id, decision, canDecide, dispatch}: AlertDetailProps) {
  const {store, camera, minute, algorithm, seconds} = alertOf(id);
  const name = eventName(id);
  return (
    <div className={styles.detail}>
      <CameraView
        camera={camera}
        alt={copy.alerts.picture(name, cameraName(camera))}
        stamp={`${shortOf(store)}  ${cameraName(camera)}  ${timeText(minute)}`}
        event={algorithm}
        label={name}
      />
      <dl className={styles.facts}>
        <div>
          <dt>{copy.alerts.at}</dt>
          <dd>{timeText(minute)}</dd>
        </div>
        <div>
          <dt>{copy.alerts.lasted}</dt>
          <dd>{copy.alerts.seconds(seconds)}</dd>
        </div>
        <div>
          <dt>{copy.alerts.camera}</dt>
          <dd>{cameraName(camera)}</dd>
        </div>
      </dl>
      <div className={styles.decide}>
        {decision === 'open' ? (
          <>
            <Button size="small" onClick={() => dispatch({type: 'decide', alert: id, decision: 'confirmed'})}>
              {copy.alerts.confirm}
            </Button>
            <Button
              size="small"
              look="line"
              onClick={() => dispatch({type: 'decide', alert: id, decision: 'dismissed'})}
            >
              {copy.alerts.dismiss}
            </Button>
            <p>{copy.alerts.hint}</p>
          </>
        ) : (
          <>
            {decision === 'confirmed' && (
              <Button size="small" onClick={() => dispatch({type: 'tab', tab: 'tickets'})}>
                {copy.alerts.ticket}
              </Button>
            )}
            {canDecide && (
              <Button size="small" look="line" onClick={() => dispatch({type: 'decide', alert: id, decision: 'open'})}>
                {copy.alerts.undo}
              </Button>
            )}
            <p>{copy.alerts.done[decision]}</p>
          </>
        )}
      </div>
    </div>
  );
}
