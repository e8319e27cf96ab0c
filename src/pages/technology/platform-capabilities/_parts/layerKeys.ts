/** Ids are anchors of the page; the order is that of the picture. */
export const layers = ['paas', 'vpaas', 'aiot', 'dataCenterStation'] as const;
export type Layer = (typeof layers)[number];

/** Where a key leads from a tab, round the ends; undefined for keys that mean nothing here. */
export function layerByKey(selected: Layer, key: string): Layer | undefined {
  const index = layers.indexOf(selected);
  const last = layers.length - 1;
  const next = {
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    Home: 0,
    End: last,
  }[key];
  return next === undefined ? undefined : layers[(next + layers.length) % layers.length];
}
