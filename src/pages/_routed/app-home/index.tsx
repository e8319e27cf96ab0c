import copy from '@copy/downloads/home';
import {homeScreens} from './_parts/home';
import AppDownload from '@site/src/templates/AppDownload';

export default function HomeApp() {
  return (
    <AppDownload
      app="home"
      route="downloads.home"
      copy={copy}
      screens={homeScreens(copy.screens)}
      picture={{family: 'still', name: 'w3-s'}}
    />
  );
}
