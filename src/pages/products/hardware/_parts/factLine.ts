/** The two or three facts by which one tells a model from its neighbors, in one line. */
import type {Model} from '@site/src/facts/models.schema';

export interface FactLineCopy {
  readonly separator: string;
  readonly view: (degrees: number) => string;
  readonly night: (meters: number) => string;
  readonly door: (meters: number) => string;
  readonly height: (low: number, high: number) => string;
  readonly algorithms: (count: number) => string;
  readonly channels: (count: number) => string;
  readonly disks: (count: number) => string;
  readonly poePorts: (count: number) => string;
  readonly battery: (hours: number) => string;
}

export function factLine(model: Model, copy: FactLineCopy): string {
  const facts = (() => {
    switch (model.kind) {
      case 'camera':
        return [
          `${model.pixels[0]}×${model.pixels[1]}`,
          copy.view(model.hfovDeg),
          ...(model.nightM === null ? [] : [copy.night(model.nightM)]),
        ];
      case 'aiCamera':
        return [copy.door(model.doorM), copy.height(...model.mountM)];
      case 'umeCamera':
        return [
          `${model.pixels[0]}×${model.pixels[1]}`,
          copy.algorithms(model.slots),
          ...(model.ingress === null ? [] : [model.ingress]),
        ];
      case 'recorder':
        return [
          copy.channels(model.channels),
          copy.disks(model.disks),
          ...(model.poePorts === 0 ? [] : [copy.poePorts(model.poePorts)]),
        ];
      case 'edgeBox':
        return [`${copy.channels(model.channels)} 1080p`, `${model.tops} TOPS`];
      case 'badge':
        return [`${model.weightG} g`, copy.battery(model.batteryHours), `${model.storageGb} GB`];
    }
  })();
  return facts.join(copy.separator);
}
