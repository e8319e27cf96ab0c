import type {RouteId} from '@site/src/site/routes';
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

/** From the top plate to the bottom one, with what becomes of each without internet. */
export const layers = [
  {id: 'apps', offline: 'stops', to: 'products.dataDashboard'},
  {id: 'platform', offline: 'stops', to: 'technology.platformCapabilities'},
  {id: 'edge', offline: 'goesOn', to: 'technology.edgeComputing'},
  {id: 'network', offline: 'goesOn', to: 'support.troubleshooting'},
  {id: 'devices', offline: 'goesOn', to: 'products.hardware'},
] as const satisfies readonly {readonly id: string; readonly offline: 'goesOn' | 'stops'; readonly to: RouteId}[];

export type LayerId = (typeof layers)[number]['id'];

/** Which layer is chosen, and whether the internet is off. */
export interface LayerChoice {
  readonly layer: LayerId;
  readonly offline: boolean;
}

export const start: LayerChoice = {layer: 'edge', offline: false};
/** `?layer=network&line=down`. */
export const layerCodec: QueryCodec<LayerChoice> = {
  read: (query) => ({
    layer: layers.find(({id}) => id === query.get('layer'))?.id ?? start.layer,
    offline: query.get('line') === 'down',
  }),
  write: ({layer, offline}, query) => {
    setOrDelete(query, 'layer', layer === start.layer ? undefined : layer);
    setOrDelete(query, 'line', offline ? 'down' : undefined);
  },
};
