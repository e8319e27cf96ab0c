/** Screens of the home app: the rooms, who in the family may see what, and who has looked. Rooms are drawn, not filmed. */
import {type ListItem, Row, Screen, type ScreenHead, TileLabel, type Tone} from '@site/src/features/apps/screens';
import styles from './home.module.css';

export interface HomeScreensCopy {
  readonly tabs: readonly string[];
  readonly rooms: ScreenHead & {readonly living: string; readonly door: string; readonly row: ListItem};
  readonly family: ScreenHead & {readonly rows: readonly ListItem[]};
  readonly log: ScreenHead & {readonly rows: readonly ListItem[]};
}

const members: readonly Tone[] = ['blue', 'blue', 'warm', 'plain', 'plain'];
const looks: readonly Tone[] = ['blue', 'plain', 'blue', 'warm', 'plain'];

export function homeScreens({tabs, rooms, family, log}: HomeScreensCopy) {
  const list = ({title, note, rows}: HomeScreensCopy['family'], open: number, tones: readonly Tone[]) => (
    <Screen title={title} note={note} tabs={tabs} open={open}>
      {rows.map((row, index) => (
        <Row key={row.title} y={116 + index * 70} {...row} tone={tones[index]} mark />
      ))}
    </Screen>
  );
  return {
    rooms: (
      <Screen title={rooms.title} note={rooms.note} tabs={tabs} open={0}>
        <LivingRoom y={114} />
        <TileLabel y={256} text={rooms.living} />
        <Hallway y={302} />
        <TileLabel y={444} text={rooms.door} />
        <Row y={496} {...rooms.row} tone="ok" mark />
      </Screen>
    ),
    family: list(family, 2, members),
    log: list(log, 3, looks),
  };
}

/** A living room from its corner: window, sofa, cat. */
function LivingRoom({y}: {readonly y: number}) {
  return (
    <svg x="8" y={y} width="304" height="176" viewBox="0 0 304 176">
      <path className={styles.wall} d="M0 0h304v176H0z" />
      <path className={styles.floor} d="M0 128h304v48H0z" />
      <path className={styles.window} d="M30 20h84v66H30z" />
      <path className={styles.frame} d="M30 20h84v66H30zM72 20v66M30 53h84" />
      <path
        className={styles.sofa}
        d="M140 84a10 10 0 0 1 10-10h92a10 10 0 0 1 10 10v20h12a8 8 0 0 1 8 8v34H120v-34a8 8 0 0 1 8-8h12z"
      />
      <path className={styles.seat} d="M140 104h112v22H140z" />
      <path
        className={styles.cat}
        d="M206 104c-12 0-18-6-18-13 0-8 7-11 14-11 2-6 4-9 5-9s3 4 4 6h5c1-2 3-6 4-6s2 4 3 9c2 3 3 6 2 9-1 10-8 15-19 15z"
      />
    </svg>
  );
}

/** A hallway: coat stand, door, parcel. */
function Hallway({y}: {readonly y: number}) {
  return (
    <svg x="8" y={y} width="304" height="176" viewBox="0 0 304 176">
      <path className={styles.wall} d="M0 0h304v176H0z" />
      <path className={styles.floor} d="M0 134h304v42H0z" />
      <path className={styles.sofa} d="M104 22h78v112h-78z" />
      <path className={styles.seat} d="M114 34h58v38h-58zM114 82h58v42h-58z" />
      <circle className={styles.cat} cx="172" cy="78" r="3.5" />
      <path className={styles.parcel} d="M214 108h42v34h-42z" />
      <path className={styles.tape} d="M235 108v34" />
      <path className={styles.frame} d="M44 40v94M34 52h20M38 46l-8 8M50 46l8 8" />
    </svg>
  );
}
