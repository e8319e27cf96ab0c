import copy from '@copy/downloads/xd';
import {inspectionScreens} from './_parts/inspection';
import AppDownload from '@site/src/templates/AppDownload';

export default function InspectionApp() {
  return (
    <AppDownload
      app="inspection"
      route="downloads.xd"
      copy={copy}
      screens={inspectionScreens(copy.screens)}
      desktop="desktop"
      picture={{family: 'scene', name: 'store-checkout'}}
    />
  );
}
