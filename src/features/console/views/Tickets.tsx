/** Tickets: what was found, who has to do what by when, and the second picture from the same camera. */
import copy from '@copy/demos/console';
import {Badge} from '@site/src/components/ui/Badge';
import {Button} from '@site/src/components/ui/Button';
import {Icon} from '@site/src/components/ui/Icon';
import clsx from 'clsx';
import {alertOf, type AlertId} from '../model/cameras';
import {
  shownAlert,
  ticketsOf,
  ticketState,
  ticketStep,
  type ConsoleAction,
  type ConsoleState,
  type TicketState,
} from '../model/state';
import {CameraView, NoPicture, cameraName} from './CameraView';
import {ChosenList} from './ChosenList';
import {shortOf, timeText} from './words';
import styles from './Queue.module.css';

export interface TicketsProps {
  readonly state: ConsoleState;
  readonly dispatch: (action: ConsoleAction) => void;
}

const tones = {open: 'warm', seen: 'blue', closed: 'ok'} as const satisfies Record<TicketState, string>;

export function Tickets({state, dispatch}: TicketsProps) {
  const own = ticketsOf(state);
  const chosen = own.find(({id}) => id === shownAlert(state))?.id ?? own[0]?.id;
  if (!chosen)
    return (
      <div className={styles.empty}>
        <p>{copy.tickets.empty}</p>
        <Button size="small" onClick={() => dispatch({type: 'tab', tab: 'alerts'})}>
          {copy.tickets.toAlerts}
        </Button>
      </div>
    );
  return (
    <div className={styles.queue}>
      <ChosenList
        label={copy.tickets.list}
        chosen={chosen}
        onChoose={(alert) => dispatch({type: 'alert', alert})}
        items={own.map(({id, store}) => ({
          id,
          title: copy.tickets.issue[id],
          note: shortOf(store),
          mark: <Badge tone={tones[ticketState(state, id)]}>{copy.tickets.state[ticketState(state, id)]}</Badge>,
        }))}
      />
      <InspectionTicket
        id={chosen}
        state={ticketState(state, chosen)}
        step={ticketStep(state, chosen)}
        note={state.role === 'store' ? copy.tickets.answered : copy.tickets.audit}
        onStep={(type) => dispatch({type, alert: chosen})}
      />
    </div>
  );
}

export interface InspectionTicketProps {
  readonly id: AlertId;
  readonly state: TicketState;
  /** What the account may do with it. */
  readonly step: 'answer' | 'close' | undefined;
  /** Who looks at the second picture, for an account that does not. */
  readonly note: string;
  readonly onStep: (step: 'answer' | 'close') => void;
}

/** How far a ticket has come, of the five steps. */
const reached = {open: 2, seen: 3, closed: 4} as const satisfies Record<TicketState, number>;

export function InspectionTicket({id, state, step, note, onStep}: InspectionTicketProps) {
  const {store, camera, minute, algorithm} = alertOf(id);
  const {tickets} = copy;
  const shift = camera === 'kitchen' || camera === 'storeroom';
  return (
    <div className={styles.detail}>
      <h3 className={styles.issue}>{tickets.issue[id]}</h3>
      <div className={styles.pair}>
        <figure>
          <CameraView
            camera={camera}
            alt={copy.alerts.picture(tickets.issue[id], cameraName(camera))}
            stamp={timeText(minute)}
            event={algorithm}
          />
          <figcaption>{tickets.before}</figcaption>
        </figure>
        <figure>
          {state === 'open' ? (
            <NoPicture text={tickets.waiting} />
          ) : (
            <CameraView camera={camera} alt="" stamp={timeText(minute + 95)} />
          )}
          <figcaption>{tickets.after}</figcaption>
        </figure>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{copy.ranking.store}</dt>
          <dd>{shortOf(store)}</dd>
        </div>
        <div>
          <dt>{tickets.assignee}</dt>
          <dd>{shift ? tickets.people.shift : tickets.people.manager}</dd>
        </div>
        <div>
          <dt>{tickets.due}</dt>
          <dd>{tickets.dues[id]}</dd>
        </div>
      </dl>
      <ol className={styles.steps}>
        {tickets.steps.map((name, index) => (
          <li key={name} className={clsx(index <= reached[state] && styles.reached)}>
            <i aria-hidden="true">{index <= reached[state] && <Icon name="check" size={16} />}</i>
            {name}
          </li>
        ))}
      </ol>
      <div className={styles.decide}>
        {step && (
          <Button size="small" onClick={() => onStep(step)}>
            {tickets[step]}
          </Button>
        )}
        {state === 'seen' && !step && <p>{note}</p>}
        {state === 'closed' && <p>{tickets.closedText}</p>}
      </div>
    </div>
  );
}
