/** What powers a set of cameras, in words: `facts/hardware/poe.ts` calculates, `copy/power.ts` has the sentences. */
import copy from '@copy/power';
import {
  budgetFor,
  type PoeFault,
  type PoeSupply,
  type PowerPlan,
  type PoweredDevice,
} from '@site/src/facts/hardware/poe';

/** Why ports cannot power the devices. */
export function faultText(fault: PoeFault): string {
  switch (fault.why) {
    case 'noPorts':
      return copy.faults.noPorts;
    case 'class':
      return copy.faults.class(fault.models.join(copy.and), fault.powerW, fault.portW);
    case 'ports':
      return copy.faults.ports(fault.needed, fault.ports);
    case 'budget':
      return copy.faults.budget(fault.neededW, fault.budgetW);
  }
}

/** All reasons in one line. */
export const faultsText = (faults: readonly PoeFault[]): string => faults.map(faultText).join(copy.join);

/** The class of product to add. */
export function supplyText(supply: PoeSupply): string {
  const standard = copy.classes[supply.poeClass];
  if (supply.kind === 'injector') return copy.injectors(supply.count, standard, supply.portW);
  return supply.classPorts === supply.ports
    ? copy.switch(supply.ports, standard)
    : copy.mixedSwitch(supply.ports, standard, supply.classPorts);
}

/** The same with the budget of a switch. */
export const fullSupplyText = (supply: PoeSupply): string =>
  supply.kind === 'switch' ? copy.withBudget(supplyText(supply), supply.watts) : supplyText(supply);

/** Who powers what, and why not all hang on the recorder. */
export function powerText({onPorts, faults, supply, budgetW}: PowerPlan<PoweredDevice>): string {
  const [only] = onPorts.length === 1 ? onPorts : [];
  const refused = faults.filter(({why}) => why !== 'noPorts');
  return [
    ...(onPorts.length > 0 ? [copy.byRecorder(only?.name ?? onPorts.length, budgetFor(onPorts), budgetW)] : []),
    ...(refused.length > 0 ? [faultsText(refused)] : []),
    ...(supply ? [copy.beside(fullSupplyText(supply))] : []),
  ].join(copy.join);
}
