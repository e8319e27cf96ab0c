/** The four screens of the inspection app. */
import copy from '@copy/demos/console';
import {Badge} from '@site/src/components/ui/Badge';
import {Button} from '@site/src/components/ui/Button';
import {alertOf} from '../model/cameras';
import {earnedIn, scoreOf, tasks, type VisitAction, type VisitState} from '../model/visit';
import {CameraView} from './CameraView';
import styles from './PhoneScreens.module.css';
import {shortOf, timeText} from './words';

interface ScreenProps {
  readonly state: VisitState;
  readonly dispatch: (action: VisitAction) => void;
}

const {app} = copy;
const tones = {overdue: 'warm', today: 'blue', done: 'ok'} as const;
/** The finding that the visit is about. */
const finding = alertOf('a2');
const stamp = `${shortOf(finding.store)}  ${timeText(9 * 60 + 20)}`;

export function TodayScreen({dispatch}: ScreenProps) {
  return (
    <ul className={styles.list}>
      {tasks.map(({store, way, state}) => (
        <li key={store}>
          <button type="button" onClick={() => dispatch({type: 'tab', tab: state === 'done' ? 'score' : 'check'})}>
            <span>
              <b>{shortOf(store)}</b>
              <small>{app.ways[way]}</small>
            </span>
            <Badge tone={tones[state]}>{app.states[state]}</Badge>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function CheckScreen({state: {marked, sent}, dispatch}: ScreenProps) {
  return (
    <div className={styles.stack}>
      <CameraView
        camera={finding.camera}
        alt={copy.alerts.picture(copy.tickets.issue[finding.id], copy.cameras[finding.camera])}
        stamp={stamp}
        event={finding.algorithm}
        isUnmarked={!marked}
        label={app.check.mark}
      />
      <b>{app.check.item}</b>
      <p>{app.check.pass}</p>
      {marked ? (
        <Button block disabled={sent} onClick={() => dispatch({type: 'send'})}>
          {sent ? app.check.sent : app.check.send}
        </Button>
      ) : (
        <Button block onClick={() => dispatch({type: 'mark'})}>
          {app.check.draw}
        </Button>
      )}
      <p aria-live="polite">{sent ? app.check.after : marked ? app.check.marked : app.check.hint}</p>
    </div>
  );
}

export function TicketScreen({state: {sent}, dispatch}: ScreenProps) {
  const rows = [
    ...(sent ? [{id: finding.id, state: 'open' as const}] : []),
    {id: 'a3' as const, state: 'seen' as const},
    {id: 'a4' as const, state: 'closed' as const},
  ];
  const badges = {open: 'warm', seen: 'blue', closed: 'ok'} as const;
  return (
    <div className={styles.stack}>
      <ul className={styles.list}>
        {rows.map(({id, state}) => (
          <li key={id}>
            <b>{copy.tickets.issue[id]}</b>
            <small>{`${shortOf(alertOf(id).store)} · ${copy.tickets.dues[id]}`}</small>
            <Badge tone={badges[state]}>{copy.tickets.state[state]}</Badge>
          </li>
        ))}
      </ul>
      {sent ? (
        <Button size="small" look="line" onClick={() => dispatch({type: 'again'})}>
          {app.again}
        </Button>
      ) : (
        <p>{app.none}</p>
      )}
    </div>
  );
}

export function ScoreScreen({state}: ScreenProps) {
  return (
    <div className={styles.stack}>
      <p className={styles.score}>
        {scoreOf(state)}
        <small>{app.score}</small>
      </p>
      <ul className={styles.rows}>
        {earnedIn(state).map(({id, weight, earned}) => (
          <li key={id}>
            <span>{app.items[id]}</span>
            <i aria-hidden="true">
              <i style={{width: `${(earned / weight) * 100}%`}} />
            </i>
            <b>{`${earned}/${weight}`}</b>
          </li>
        ))}
      </ul>
      <p>{state.sent ? app.scoreAfter : app.scoreBefore}</p>
    </div>
  );
}
