/** Live pictures and a recording as a developer sees them: every tap shows the call behind it. */
import copy from '@copy/demos/console';
import {CodeSample} from '@site/src/components/sections/CodeSample';
import {Badge} from '@site/src/components/ui/Badge';
import {Button} from '@site/src/components/ui/Button';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {useState} from 'react';
import {callText, type CallState} from './model/calls';
import {alerts, wallCameras} from './model/cameras';
import {LiveWall} from './views/LiveWall';
import {Timeline} from './views/Timeline';
import {nameOf, timeText} from './views/words';
import styles from './VideoCalls.module.css';

export interface VideoCallsProps {
  readonly id: string;
  readonly words: {readonly eyebrow: string; readonly title: string; readonly lead: string};
  /** The word that says that calls are examples. */
  readonly example: string;
}

/** The store whose day is shown. */
const store = 's03';
const events = alerts.filter((alert) => alert.store === store);

export function VideoCalls({id, words, example}: VideoCallsProps) {
  const [call, setCall] = useState<CallState>({kind: 'live', camera: 'storeroom', minute: 11 * 60 + 5});
  return (
    <Section id={id} width="wide">
      <SectionHead {...words} />
      <div className={styles.calls}>
        <div className={styles.player}>
          <p className={styles.head}>
            <b>{nameOf(store)}</b>
            <Badge tone="warm">{copy.badge}</Badge>
          </p>
          <LiveWall
            cameras={wallCameras}
            chosen={call.camera}
            time={timeText(call.minute)}
            onChoose={(camera) => setCall({...call, kind: 'live', camera})}
          />
          <Timeline
            minute={call.minute}
            events={events}
            onSeek={(minute) => setCall({...call, kind: 'playback', minute})}
          />
          <div>
            <Button size="small" look="line" onClick={() => setCall({...call, kind: 'snapshot'})}>
              {copy.calls.take}
            </Button>
          </div>
        </div>
        <div className={styles.code}>
          <p aria-live="polite">{copy.calls.said[call.kind](copy.cameras[call.camera], timeText(call.minute))}</p>
          <CodeSample title={copy.calls.title[call.kind]} badge={example} code={callText(call)} />
        </div>
      </div>
    </Section>
  );
}
