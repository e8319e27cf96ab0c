import copy from '@copy/downloads/xiaodian';
import {xiaodianScreens} from './_parts/xiaodian';
import AppDownload from '@site/src/templates/AppDownload';

export default function XiaodianApp() {
  return (
    <AppDownload
      app="xiaodian"
      route="downloads.xiaodian"
      copy={copy}
      screens={xiaodianScreens(copy.screens)}
      picture={{family: 'still', name: 'ul-8208nh'}}
    />
  );
}
