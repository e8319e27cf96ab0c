/**
 * Limits of the devices, checked a second time and in another way than `src/facts/hardware`: camera by camera against the
 * figures of the catalogue and of IEEE 802.3. For tests of kits, planners and choosers.
 */
import type {DeviceLine} from '@site/src/facts/hardware/catalogue';
import type {PoeClass, PowerPlan, PoweredDevice} from '@site/src/facts/hardware/poe';
import {modelById} from '@site/src/facts/models';
import type {Model} from '@site/src/facts/models.schema';

type Recorder = Extract<Model, {kind: 'recorder'}>;

/** Watts at the device, from the standard: written here again on purpose. */
const delivered: Readonly<Record<PoeClass, number>> = {'802.3af': 12.95, '802.3at': 25.5};
const reserve = 1.2;

/** One entry for each camera of a list. */
const camerasIn = (lines: readonly DeviceLine[]) =>
  lines.flatMap(({id, count}) => {
    const model = modelById(id);
    return 'mbit' in model ? Array.from({length: count}, () => model) : [];
  });

/** Channels and rate a recorder lacks for these cameras. */
export function brokenLimits(
  recorder: Pick<Recorder, 'channels' | 'inMbit'> | null,
  lines: readonly DeviceLine[],
): string[] {
  const cameras = camerasIn(lines);
  const mbit = cameras.reduce((sum, camera) => sum + camera.mbit, 0);
  if (!recorder) return [];
  return [...(cameras.length > recorder.channels ? ['channels'] : []), ...(mbit > recorder.inMbit ? ['rate'] : [])];
}

/** What is wrong with the power of these cameras: a port, its sum, or a camera without any source. */
export function brokenSupply(
  recorder: Pick<Recorder, 'poePorts' | 'poeClass' | 'poeBudgetW'> | null,
  lines: readonly DeviceLine[],
  {onPorts, elsewhere, supply}: PowerPlan<PoweredDevice>,
): string[] {
  const wanting = camerasIn(lines).filter(({power}) => power.includes('poe'));
  const watts = (devices: readonly PoweredDevice[]) => devices.reduce((sum, {powerW}) => sum + powerW, 0) * reserve;
  const most = Math.max(0, ...elsewhere.map(({powerW}) => powerW));
  const weak = elsewhere.filter(({powerW}) => supply === null || powerW > delivered[supply.poeClass]);
  const strong = elsewhere.filter(({powerW}) => powerW > delivered['802.3af']);
  return [
    ...(onPorts.length + elsewhere.length === wanting.length ? [] : ['a camera is forgotten or counted twice']),
    ...(onPorts.length > (recorder?.poePorts ?? 0) ? ['more cameras than ports'] : []),
    ...(onPorts.some(({powerW}) => powerW > delivered[recorder?.poeClass ?? '802.3af']) ? ['a port is too weak'] : []),
    ...(watts(onPorts) > (recorder?.poeBudgetW ?? 0) + 1e-9 ? ['the ports are short of watts'] : []),
    ...(elsewhere.length > 0 && (supply === null || weak.length > 0) ? [`nothing carries ${most} W`] : []),
    ...(supply?.kind === 'injector' && supply.count !== elsewhere.length ? ['an injector each'] : []),
    ...(supply?.kind === 'switch' && supply.ports < elsewhere.length ? ['the switch has too few ports'] : []),
    ...(supply?.kind === 'switch' && supply.poeClass === '802.3at' && supply.classPorts < strong.length
      ? ['too few strong ports']
      : []),
    ...(supply?.kind === 'switch' && supply.watts < watts(elsewhere) - 1e-9 ? ['the switch is short of watts'] : []),
  ];
}
