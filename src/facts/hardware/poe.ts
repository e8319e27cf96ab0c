/**
 * Power over Ethernet: what a port carries, what a recorder, switch or injector can power, and what to add when it cannot.
 *
 * Watts per port are those of IEEE 802.3 clause 33: type 1 (802.3af) sends 15.4 W of which 12.95 W reach the device over
 * 100 m of cable, type 2 (802.3at, sold as PoE+) sends 30 W of which 25.5 W reach it.
 */

/** Watts of a port by standard: at the port, and what is sure to reach the device. From the weakest to the strongest. */
export const poeClasses = {
  '802.3af': {portW: 15.4, deviceW: 12.95},
  '802.3at': {portW: 30, deviceW: 25.5},
} as const;

export type PoeClass = keyof typeof poeClasses;

export const poeClassNames = Object.keys(poeClasses) as [PoeClass, ...PoeClass[]];

/**
 * Factor on the sum of all maximum draws: losses in the cables, and infrared lights that switch on together. The manuals
 * of the recorders and article t0203 reckon with the same one.
 */
export const poeReserve = 1.2;

/** Devices that get an injector each; more are cheaper on a switch. */
export const injectorMax = 2;

/** A device as the sums need it. */
export interface PoweredDevice {
  readonly name: string;
  /** Largest draw in watts. */
  readonly powerW: number;
  /** Can take its power from the network cable. */
  readonly poe: boolean;
}

/** Ports that power devices: of a recorder or a switch. */
export interface PoePorts {
  readonly poePorts: number;
  /** Standard of each port; null where there are none. */
  readonly poeClass: PoeClass | null;
  /** Watts the ports share. */
  readonly poeBudgetW: number;
}

/** Why ports cannot power a set of devices. */
export type PoeFault =
  | {readonly why: 'noPorts'}
  /** Some devices draw more than one port delivers; `models` without doubles, `powerW` the largest draw. */
  | {readonly why: 'class'; readonly models: readonly string[]; readonly powerW: number; readonly portW: number}
  | {readonly why: 'ports'; readonly needed: number; readonly ports: number}
  | {readonly why: 'budget'; readonly neededW: number; readonly budgetW: number};

/** What to buy for devices that the recorder does not power: a class of product, since the catalogue has none of its own. */
export type PoeSupply =
  | {readonly kind: 'injector'; readonly count: number; readonly poeClass: PoeClass; readonly portW: number}
  | {
      readonly kind: 'switch';
      readonly ports: number;
      /** Strongest standard needed, and on how many of the ports. */
      readonly poeClass: PoeClass;
      readonly classPorts: number;
      /** Budget to look for on the label: the sum with its reserve, up to the next ten. */
      readonly watts: number;
    };

const cents = (watts: number): number => Math.round(watts * 100) / 100;

/** Weakest standard whose port carries this draw; null when not even 802.3at does. */
export const poeClassOf = (powerW: number): PoeClass | null =>
  poeClassNames.find((name) => powerW <= poeClasses[name].deviceW) ?? null;

/** Those that take their power from the cable. */
export const poeDevices = <D extends PoweredDevice>(devices: readonly D[]): D[] => devices.filter(({poe}) => poe);

/** Sum of the largest draws, in watts. */
export const drawW = (devices: readonly PoweredDevice[]): number =>
  cents(poeDevices(devices).reduce((sum, {powerW}) => sum + powerW, 0));

/** Budget the devices ask for: their sum with the reserve, in watts. */
export const budgetFor = (devices: readonly PoweredDevice[]): number => cents(drawW(devices) * poeReserve);

/** Watts the ports still have to give with these devices on them, reserve included; negative when they are short. */
export const remainingW = ({poeBudgetW}: PoePorts, devices: readonly PoweredDevice[]): number =>
  cents(poeBudgetW - budgetFor(devices));

const portCarries = ({poeClass}: PoePorts, {powerW}: PoweredDevice): boolean =>
  poeClass !== null && powerW <= poeClasses[poeClass].deviceW;

/** Every reason why the ports cannot power these devices, the port's standard first. Empty when they can. */
export function poeFaults(ports: PoePorts, devices: readonly PoweredDevice[]): PoeFault[] {
  const powered = poeDevices(devices);
  if (powered.length === 0) return [];
  if (ports.poePorts === 0 || ports.poeClass === null) return [{why: 'noPorts'}];
  const tooStrong = powered.filter((device) => !portCarries(ports, device));
  const neededW = budgetFor(powered);
  return [
    ...(tooStrong.length > 0
      ? [
          {
            why: 'class' as const,
            models: [...new Set(tooStrong.map(({name}) => name))],
            powerW: Math.max(...tooStrong.map(({powerW}) => powerW)),
            portW: poeClasses[ports.poeClass].deviceW,
          },
        ]
      : []),
    ...(powered.length > ports.poePorts
      ? [{why: 'ports' as const, needed: powered.length, ports: ports.poePorts}]
      : []),
    ...(neededW > ports.poeBudgetW ? [{why: 'budget' as const, neededW, budgetW: ports.poeBudgetW}] : []),
  ];
}

/**
 * Injector or switch for these devices; null when none of them needs one. Throws for a draw above 25.5 W: the schema of
 * the catalogue refuses such a device on PoE.
 */
export function poeSupplyFor(devices: readonly PoweredDevice[]): PoeSupply | null {
  const powered = poeDevices(devices);
  if (powered.length === 0) return null;
  const classes = powered.map(({name, powerW}) => {
    const found = poeClassOf(powerW);
    if (found === null) throw new Error(`${name} draws ${powerW} W, more than a PoE port carries`);
    return found;
  });
  const poeClass = poeClassNames.findLast((name) => classes.includes(name)) ?? poeClassNames[0];
  if (powered.length <= injectorMax)
    return {kind: 'injector', count: powered.length, poeClass, portW: poeClasses[poeClass].portW};
  return {
    kind: 'switch',
    ports: powered.length,
    poeClass,
    classPorts: classes.filter((name) => name === poeClass).length,
    watts: Math.ceil(budgetFor(powered) / 10) * 10,
  };
}

/** Who powers what. */
export interface PowerPlan<D extends PoweredDevice> {
  /** On the recorder's own ports. */
  readonly onPorts: readonly D[];
  /** On an injector, a switch or a supply of their own. */
  readonly elsewhere: readonly D[];
  /** Why not all are on the ports. */
  readonly faults: readonly PoeFault[];
  readonly supply: PoeSupply | null;
  /** Watts the recorder's ports share; 0 without such ports. */
  readonly budgetW: number;
}

/** As many devices on the recorder's ports as its standard, ports and budget allow, the lightest first; the rest elsewhere. */
export function planPower<D extends PoweredDevice>(ports: PoePorts | null, devices: readonly D[]): PowerPlan<D> {
  const powered = poeDevices(devices).sort((a, b) => a.powerW - b.powerW);
  // The lightest first and a rule that only tightens: those that fit are the first ones.
  const fits = (count: number) => ports !== null && poeFaults(ports, powered.slice(0, count)).length === 0;
  const most = powered.findIndex((_, index) => !fits(index + 1));
  const onPorts = most === -1 ? powered : powered.slice(0, most);
  const elsewhere = powered.slice(onPorts.length);
  return {
    onPorts,
    elsewhere,
    faults: ports ? poeFaults(ports, powered) : [],
    supply: poeSupplyFor(elsewhere),
    budgetW: ports?.poeBudgetW ?? 0,
  };
}
