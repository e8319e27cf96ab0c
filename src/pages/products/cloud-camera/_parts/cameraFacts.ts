/** What a buyer asks about cloud cameras, and how the catalogue answers. */
import copy from '@copy/finder';
import type {Model} from '@site/src/facts/models.schema';
import {bodyFacts, fact, supply} from '@site/src/features/compare/deviceFacts';
import {steps, type Description, type Facet} from '@site/src/features/compare/finder';

type Camera = Extract<Model, {kind: 'camera'}>;

const features: Readonly<Record<string, (camera: Camera) => boolean>> = {
  poe: (camera) => camera.power.includes('poe'),
  wifi: (camera) => camera.wifi,
  pan: (camera) => camera.panDeg !== null,
};

/** The questions: where it hangs, what it must have, how far it sees at night. */
export const cameraFacets: readonly Facet<Camera, 'place' | 'has' | 'night'>[] = [
  {
    name: 'place',
    form: 'one',
    answers: () => ['indoor', 'outdoor'],
    holds: (camera, place) => (place === 'outdoor') === (camera.ingress !== null),
  },
  {
    name: 'has',
    form: 'several',
    answers: () => Object.keys(features),
    holds: (camera, feature) => features[feature]?.(camera) ?? true,
  },
  {
    name: 'night',
    form: 'pick',
    // Without the shortest, which every camera has.
    answers: (cameras) => steps(cameras.map((camera) => camera.nightM ?? 0)).slice(1),
    holds: (camera, meters) => (camera.nightM ?? 0) >= Number(meters),
  },
];

const turning = ({panDeg, opticalZoom}: Camera): string =>
  [panDeg === null ? copy.fixed : copy.pan(panDeg), ...(opticalZoom === null ? [] : [copy.zoom(opticalZoom)])].join(
    copy.and,
  );

/** Cloud cameras in facts. */
export const cameraDescription: Description<Camera> = {
  rows: (camera) => [
    fact('place', camera.ingress === null ? copy.indoor : copy.outdoor),
    fact('picture', copy.pixels(...camera.pixels, camera.fps)),
    fact('view', copy.lens(camera.focalMm, camera.hfovDeg)),
    fact('night', copy.meters(camera.nightM ?? 0)),
    fact('turning', turning(camera)),
    fact('sound', copy.audio[camera.audio]),
    fact('network', [copy.wired(camera.ethernetMbit), ...(camera.wifi ? [copy.wifi] : [])].join(copy.or)),
    fact('power', supply(camera)),
    fact('watts', copy.watts(camera.powerW)),
    fact('card', copy.upToGb(camera.tfMaxGb)),
    fact('stream', copy.mbit(camera.mbit)),
    fact('ingress', camera.ingress ?? copy.noIngress),
    ...bodyFacts(camera),
  ],
  card: (camera) => [
    fact('picture', copy.pixels(...camera.pixels, camera.fps)),
    fact('view', copy.degrees(camera.hfovDeg)),
    fact('night', copy.meters(camera.nightM ?? 0)),
    fact('power', supply(camera)),
    fact('card', copy.upToGb(camera.tfMaxGb)),
  ],
  marks: (camera) => [
    camera.ingress === null ? copy.indoor : `${copy.outdoor} ${camera.ingress}`,
    ...(camera.wifi ? [copy.wifi] : []),
    ...(camera.panDeg === null ? [] : [copy.pan(camera.panDeg)]),
    ...(camera.opticalZoom === null ? [] : [copy.zoom(camera.opticalZoom)]),
    ...(camera.audio === 'twoWay' ? [copy.audio.twoWay] : []),
  ],
};
