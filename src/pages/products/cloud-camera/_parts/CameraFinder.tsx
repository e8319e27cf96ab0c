import {modelsOfKind, type ModelId} from '@site/src/facts/models';
import {cameraDescription, cameraFacets} from './cameraFacts';
import DeviceFinderPart, {type DeviceFinderCopy} from '@site/src/features/compare/DeviceFinderPart';

const cameras = modelsOfKind('camera');

/** The finder for cloud cameras, with what is asked and compared about them. */
export function CameraFinder({
  copy,
}: {
  readonly copy: DeviceFinderCopy<(typeof cameraFacets)[number]['name'], ModelId<'camera'>>;
}) {
  return <DeviceFinderPart models={cameras} facets={cameraFacets} describe={cameraDescription} copy={copy} />;
}
