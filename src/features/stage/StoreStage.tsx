/** The stage of a product page: the simulated shop, the readings of its algorithm, and the controls. */
import copy from '@copy/demos/stage';
import {InquiryLink} from '@site/src/features/forms/inquiry/InquiryLink';
import clsx from 'clsx';
import {useEffect, useRef, useState} from 'react';
import {Badge} from '../../components/ui/Badge';
import {Button} from '../../components/ui/Button';
import buttons from '../../components/ui/Button.module.css';
import {Container, SectionHead, useAnchor} from '../../components/ui/Section';
import {useQueryState} from '../../components/ui/useQueryState';
import {controlWords} from './controlWords';
import {DoorCamera} from './DoorCamera';
import {summaryOf} from './figures';
import type {Reading} from './reading';
import {recordingFor} from './recordings';
import type {RoomId} from './rooms';
import {codecs, settingsOf, starts, type ModeId, type StageSettings} from './settings';
import {StageControls} from './StageControls';
import {StageDetails} from './StageDetails';
import {StageFigures} from './StageFigures';
import {StageView} from './StageView';
import styles from './StoreStage.module.css';

export interface StoreStageProps {
  readonly id: string;
  readonly mode: ModeId;
  /** Furniture of an industry. Default: the convenience store. */
  readonly room?: RoomId;
  /** Name of the product an inquiry is about. */
  readonly product: string;
  /** Its picture is the largest of the page's first view. */
  readonly isFirstPicture?: boolean;
  /** Benefit for an industry and what its still shows, where the page is about one; else the words of the mode. */
  readonly words?: {readonly title: string; readonly text: string; readonly alt: string};
  /** The band above has a ground of its own, so that the space above the stage is a section's. */
  readonly afterBand?: boolean;
  /** The same of the band below. */
  readonly beforeBand?: boolean;
  /** What the page is mostly about: its title stands above it like those of the other sections. */
  readonly hasHead?: boolean;
}

/** Seconds between two announcements to a screen reader. */
const announceEvery = 6;

export function StoreStage({
  id,
  mode,
  room,
  product,
  isFirstPicture,
  words = copy.modes[mode],
  afterBand = false,
  beforeBand = false,
  hasHead = false,
}: StoreStageProps) {
  useAnchor(id);
  const [settings, setSettings] = useQueryState(starts[mode], codecs[mode]);
  const [reading, setReading] = useState<Reading | null>(null);
  // Before it plays the panel shows a moment of an earlier run. Sales and screen readers get what was played.
  const shown = reading ?? recordingFor(mode, settings);
  const insets = useRef<readonly HTMLElement[]>([]);
  const section = useRef<HTMLElement>(null);
  const hasHandles = settingsOf[mode].includes('a');
  return (
    <section
      ref={section}
      id={id}
      className={clsx(styles.section, afterBand && styles.afterBand, beforeBand && styles.beforeBand)}
      {...(hasHead ? {'aria-label': words.title} : {'aria-labelledby': `${id}-title`})}
    >
      <Container width="wide">
        {hasHead && <SectionHead title={words.title} lead={words.text} />}
        <div className={styles.demo}>
          <div className={styles.view}>
            <Badge tone="glass" className={styles.badge}>
              {copy.badge}
            </Badge>
            <StageView
              mode={mode}
              room={room}
              alt={words.alt}
              settings={settings}
              onSettings={setSettings}
              onReading={setReading}
              insets={insets}
              className={clsx(styles.stage, room === 'till' && styles.near)}
              sizes={`(max-width: 599px) 156vw, (max-width: 959px) 122vw, ${room === 'till' ? 1680 : 1180}px`}
              priority={isFirstPicture}
              phone
              handlesAtRest
              over={mode === 'counting' && settings.mount === 'overhead' && <DoorCamera line={settings} />}
              bar={(button, {state, pick}) => (
                <div className={styles.bar}>
                  {button}
                  {mode === 'journey' && (
                    <Button look="line" size="small" disabled={state !== 'playing'} onClick={() => pick()}>
                      {copy.modes.journey.next}
                    </Button>
                  )}
                  {hasHandles && state !== 'still' && (
                    <p>
                      {copy.hints[mode === 'heat' ? 'zone' : 'line']}
                      <span className={styles.keys}>{copy.hints.keys}</span>
                    </p>
                  )}
                </div>
              )}
            />
          </div>
          <div className={styles.panel}>
            {!hasHead && (
              <div>
                <h2 id={`${id}-title`}>{words.title}</h2>
                <p className={styles.text}>{words.text}</p>
              </div>
            )}
            <StageFigures mode={mode} reading={shown} />
            <StageDetails mode={mode} reading={shown} limit={settings.limit} insetsRef={insets} />
            <StageControls mode={mode} settings={settings} onChange={setSettings} />
            <Announcer reading={reading} section={section} />
            <div className={styles.foot}>
              <InquiryLink
                componentId={`stage.${mode}`}
                subject={{product, plan: planOf(mode, settings, reading)}}
                className={clsx(buttons.button, buttons.line, buttons.small)}
              >
                {copy.attach}
              </InquiryLink>
              <p>{copy.honest}</p>
            </div>
          </div>
        </div>
      </Container>
    </section>
  );
}

/** Mode, settings, readings, and the URL that restores them, one a line. */
function planOf(mode: ModeId, settings: StageSettings, reading: Reading | null): string {
  const point = ([x, y]: readonly [number, number]) => `${x.toFixed(1)}, ${y.toFixed(1)} m`;
  const lines = settingsOf[mode].map((name) => {
    if (name === 'a' || name === 'b') return copy.pair(copy.modes[mode].ends[name], point(settings[name]));
    if (name === 'mount') return copy.pair(copy.controls.mount, copy.mounts[settings.mount]);
    if (name === 'measure') return copy.pair(copy.controls.measure, copy.measures[settings.measure]);
    if (name === 'rules')
      return copy.pair(copy.controls.rules, settings.rules.map((rule) => copy.rules[rule]).join(' / ') || copy.noRules);
    const {label, text} = controlWords(mode, name, settings[name]);
    return copy.pair(label, text);
  });
  const address = typeof window === 'undefined' ? '' : window.location.href;
  return [`${copy.badge}: ${copy.modes[mode].title}`, ...lines, ...(reading ? [summaryOf(reading)] : []), address].join(
    '\n',
  );
}

/** Announces readings to screen readers while the stage has the focus, at most every few seconds. */
function Announcer({
  reading,
  section,
}: {
  readonly reading: Reading | null;
  readonly section: {readonly current: HTMLElement | null};
}) {
  const [text, setText] = useState('');
  const latest = useRef(reading);
  useEffect(() => {
    latest.current = reading;
  }, [reading]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (latest.current && section.current?.contains(document.activeElement)) setText(summaryOf(latest.current));
    }, announceEvery * 1000);
    return () => clearInterval(timer);
  }, [section]);
  return (
    <p className="sr" aria-live="polite">
      {text}
    </p>
  );
}
