/** Planner for recorders by picture, codec, frame rate and scene, for cameras of any make. Every sum is shown with its numbers. */
import copy from '@copy/demos/bitrate';
import planner from '@copy/demos/planner';
import storage from '@copy/demos/storage';
import words from '@copy/estimate';
import {models, modelsOfKind} from '@site/src/facts/models';
import {InquiryLink} from '@site/src/features/forms/inquiry/InquiryLink';
import clsx from 'clsx';
import {type CSSProperties, useEffect, useMemo, useState} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {Badge} from '@site/src/components/ui/Badge';
import {Button} from '@site/src/components/ui/Button';
import buttons from '@site/src/components/ui/Button.module.css';
import {Icon} from '@site/src/components/ui/Icon';
import {
  bitrateCodec,
  bitrateStart,
  cameraMbit,
  codecs,
  frameRates,
  groupMax,
  groupStart,
  incomingMbit,
  pictureIds,
  pictures,
  scenes,
  smoothLimits,
  sourcesOf,
  sums,
  uplinkMbit,
  type BitrateState,
  type CameraGroup,
  type PictureId,
} from './bitrate';
import styles from './BitratePlanner.module.css';
import {ChipGroup, SelectField} from '@site/src/features/calculators/Choices';
import {NumberField} from '@site/src/features/calculators/NumberField';
import {PlannerFrame} from '@site/src/features/calculators/PlannerFrame';
import {Answer, answerText, Extras, Figure, short, Verdicts} from '@site/src/features/calculators/StorageAnswer';
import {limits, planStorage, terabytes, type StoragePlan} from '@site/src/features/calculators/storagePlan';
import {useQueryState} from '@site/src/components/ui/useQueryState';

const recorders = modelsOfKind('recorder');

/** Models of ours that send this picture. */
const modelsWith = (id: PictureId): string =>
  models
    .flatMap((model) => ('mbit' in model && model.pixels.join() === pictures[id].join() ? model.name : []))
    .join(copy.between);

const pictureOptions = pictureIds.map((id) => {
  const [width, height] = pictures[id];
  return {value: id, label: copy.pictureOption(width, height, modelsWith(id))};
});
const codecOptions = codecs.map((id) => ({value: id, label: copy.codecs[id]}));
const fpsOptions = frameRates.map((fps) => ({value: String(fps), label: copy.fpsOption(fps)}));
const sceneOptions = scenes.map((id) => ({value: id, label: copy.scenes[id]}));

const cents = (figure: number): number => Math.round(figure * 100) / 100;

export default function BitratePlanner() {
  const [state, setState] = useQueryState(bitrateStart, bitrateCodec);
  const {groups, hours, days} = state;
  const plan = useMemo(
    () => planStorage(recorders, sourcesOf(groups), {hours, days, powered: false}),
    [groups, hours, days],
  );
  const total = groups.reduce((sum, {count}) => sum + count, 0);
  const main = Math.min(state.main, total);
  const uplink = uplinkMbit(groups, main, state.smooth);
  return (
    <PlannerFrame
      label={copy.label}
      fields={<Fields state={state} total={total} onChange={setState} />}
      more={
        <>
          <Share state={{...state, main}} plan={plan} />
          <Codecs state={state} />
          <Formulas state={{...state, main}} plan={plan} />
        </>
      }
      below={<Verdicts plan={plan} cameras={total} powered={false} />}
    >
      <Badge tone="line">{planner.sample}</Badge>
      <Figure
        caption={storage.need}
        value={short(plan.tb)}
        unit="TB"
        sum={storage.sums.storage(String(incomingMbit(groups)), hours, days, short(plan.tb))}
      />
      <Answer plan={plan} />
      <Extras
        items={[
          {name: copy.incoming, value: `${short(plan.mbit)} Mbit/s`, why: copy.incomingWhy},
          {
            name: storage.upstream,
            value: uplink === 0 ? storage.noUpstream : `${short(uplink)} Mbit/s`,
            why: uplink === 0 ? undefined : sums.uplink(groups, main, state.smooth),
          },
        ]}
      />
    </PlannerFrame>
  );
}

interface FieldsProps {
  readonly state: BitrateState;
  readonly total: number;
  readonly onChange: (state: BitrateState) => void;
}

function Fields({state, total, onChange}: FieldsProps) {
  const {groups} = state;
  return (
    <>
      <fieldset className={styles.groups}>
        <legend>{storage.cameras(total)}</legend>
        {groups.map((group, index) => (
          // Groups have no identity but their place.
          <GroupFields
            key={`${index} of ${groups.length}`}
            group={group}
            number={index + 1}
            onChange={(next) => onChange({...state, groups: groups.with(index, next)})}
            onRemove={groups.length > 1 ? () => onChange({...state, groups: groups.toSpliced(index, 1)}) : undefined}
          />
        ))}
        {groups.length < groupMax && (
          <Button
            look="line"
            size="small"
            className={styles.add}
            onClick={() => onChange({...state, groups: [...groups, groupStart]})}
          >
            {copy.add}
          </Button>
        )}
      </fieldset>
      <div className={styles.pair}>
        <NumberField
          label={storage.hours}
          unit={storage.hoursUnit}
          {...limits.hours}
          value={state.hours}
          onChange={(hours) => onChange({...state, hours})}
        />
        <NumberField
          label={storage.days}
          unit={storage.daysUnit}
          {...limits.days}
          value={state.days}
          onChange={(days) => onChange({...state, days})}
        />
        <NumberField
          label={copy.main}
          unit={copy.streams}
          {...limits.sending}
          value={state.main}
          onChange={(main) => onChange({...state, main})}
        />
        <NumberField
          label={copy.smooth}
          unit={copy.streams}
          {...smoothLimits}
          value={state.smooth}
          onChange={(smooth) => onChange({...state, smooth})}
        />
      </div>
    </>
  );
}

interface GroupFieldsProps {
  readonly group: CameraGroup;
  readonly number: number;
  readonly onChange: (group: CameraGroup) => void;
  /** Absent for the last one left. */
  readonly onRemove?: () => void;
}

function GroupFields({group, number, onChange, onRemove}: GroupFieldsProps) {
  const mbit = cameraMbit(group);
  return (
    <fieldset className={styles.group}>
      <legend>{copy.group(number)}</legend>
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={copy.remove(number)} onClick={onRemove}>
          <Icon name="close" />
        </button>
      )}
      <SelectField
        label={copy.picture}
        options={pictureOptions}
        value={group.picture}
        onChange={(picture) => onChange({...group, picture})}
      />
      <div className={styles.pair}>
        <SelectField
          label={copy.codec}
          options={codecOptions}
          value={group.codec}
          onChange={(codec) => onChange({...group, codec})}
        />
        <SelectField
          label={copy.fps}
          options={fpsOptions}
          value={String(group.fps)}
          onChange={(fps) => onChange({...group, fps: Number(fps)})}
        />
      </div>
      <div>
        <ChipGroup
          legend={copy.scene}
          options={sceneOptions}
          value={group.scene}
          onChange={(scene) => onChange({...group, scene})}
        />
        <p className={styles.hint}>{copy.sceneHints[group.scene]}</p>
      </div>
      <div className={styles.pair}>
        <NumberField
          label={copy.count}
          {...limits.count}
          value={group.count}
          onChange={(count) => onChange({...group, count})}
        />
        <p className={styles.each}>
          <span>{copy.each(mbit)}</span>
          <b>{copy.together(cents(mbit * group.count))}</b>
        </p>
      </div>
    </fieldset>
  );
}

interface PlanPartProps {
  readonly state: BitrateState;
  readonly plan: StoragePlan;
}

/** The sums of this plan, from one camera to the uplink. */
function Formulas({state, plan}: PlanPartProps) {
  const {groups, main, smooth} = state;
  const rows = [
    ...groups.map((group, index) => ({
      name: copy.names.camera(index + 1),
      sum: sums.camera(group),
      result: `${cameraMbit(group)} Mbit/s`,
    })),
    {name: copy.names.incoming, sum: sums.incoming(groups), result: `${incomingMbit(groups)} Mbit/s`},
    {name: copy.names.disk, sum: sums.disk(state), result: `${cents(plan.tb)} TB`},
    {
      name: copy.names.uplink,
      sum: sums.uplink(groups, main, smooth),
      result: `${cents(uplinkMbit(groups, main, smooth))} Mbit/s`,
    },
  ];
  return (
    <section className={styles.part}>
      <h3>{copy.formulas}</h3>
      <dl className={styles.formulas}>
        {rows.map(({name, sum, result}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {sum} = <b>{result}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What each codec would ask of the disk. */
function Codecs({state: {groups, hours, days}}: Pick<PlanPartProps, 'state'>) {
  const needs = codecs.map((codec) => ({
    codec,
    tb: terabytes(incomingMbit(groups.map((group) => ({...group, codec}))), hours, days),
  }));
  const most = Math.max(...needs.map(({tb}) => tb));
  return (
    <section className={styles.part}>
      <h3>{copy.compare}</h3>
      <dl className={styles.codecs}>
        {needs.map(({codec, tb}) => (
          <div
            key={codec}
            data-chosen={groups.every((group) => group.codec === codec) || undefined}
            style={{'--share': tb / most} as CSSProperties}
          >
            <dt>{copy.codecs[codec]}</dt>
            <dd>{`${short(tb)} TB`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Sends the plan along with an inquiry, or copies it. */
function Share({state, plan}: PlanPartProps) {
  const {groups, hours, days, main, smooth} = state;
  const [address, setAddress] = useState('');
  useEffect(() => {
    const {origin, pathname, search} = window.location;
    setAddress(`${origin}${pathname}${search}#planner`);
  }, [state]);
  const text = [
    copy.label,
    ...groups.map((group) =>
      copy.summary.group(
        group.count,
        pictures[group.picture].join('×'),
        copy.codecs[group.codec],
        group.fps,
        copy.scenes[group.scene],
        cameraMbit(group),
      ),
    ),
    copy.summary.wanted(hours, days),
    copy.summary.disk(short(plan.tb)),
    copy.summary.uplink(main, smooth, short(uplinkMbit(groups, main, smooth))),
    answerText(plan),
    address,
  ].join('\n');
  return (
    <div className={styles.share}>
      <InquiryLink
        componentId="supportPlanner.attach"
        subject={{product: plan.best?.recorder.name ?? plan.split?.recorder.name ?? copy.label, plan: text}}
        className={clsx(buttons.button, buttons.solid, buttons.small)}
      >
        {words.attach}
      </InquiryLink>
      <CopyButton text={text} what={words.text.what} copy={words.text} />
    </div>
  );
}
