/** Our component inside somebody else's mini program: the host's frame, our pictures and events in it. */
import copy from '@copy/demos/console';
import {useState} from 'react';
import styles from './MiniProgram.module.css';
import {alerts, wallCameras, type CameraId} from './model/cameras';
import {CameraView} from './views/CameraView';
import {LiveWall} from './views/LiveWall';
import {PhoneFrame} from './views/PhoneFrame';
import {shortOf, timeText} from './views/words';

const store = 's03';
const [event] = alerts.filter((alert) => alert.store === store);

export function MiniProgram() {
  const [camera, setCamera] = useState<CameraId>('entrance');
  const {embed} = copy;
  const time = timeText(event?.minute ?? 0);
  const found = event?.camera === camera ? event : undefined;
  return (
    <PhoneFrame title={embed.host} note={embed.page} label={embed.frame} capsule>
      <p className={styles.own}>{embed.own}</p>
      <div className={styles.component}>
        <b>{embed.component}</b>
        <CameraView
          camera={camera}
          alt={copy.alerts.picture(shortOf(store), copy.cameras[camera])}
          stamp={`${shortOf(store)}  ${copy.cameras[camera]}  ${time}`}
          event={found?.algorithm}
          label={found && copy.events['blocked-exit']}
        />
        <LiveWall cameras={wallCameras} chosen={camera} time={time} onChoose={setCamera} />
      </div>
      <p className={styles.own}>{embed.below}</p>
    </PhoneFrame>
  );
}
