import copy from '@copy/downloads/new-huidian';
import {newHuidianScreens} from './_parts/newHuidian';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import AppDownload from '@site/src/templates/AppDownload';

export default function NewHuidianApp() {
  const {caption, columns, rows, note, title, lead} = copy.compare;
  return (
    <AppDownload
      app="newHuidian"
      route="downloads.newHuidian"
      copy={copy}
      screens={newHuidianScreens(copy.screens)}
      desktop="desktop"
      picture={{family: 'cutout', name: 'monitor'}}
    >
      <Section id="from-huidian">
        <SectionHead title={title} lead={lead} />
        <DataTable caption={caption} columns={columns} rows={rows} note={note} />
      </Section>
    </AppDownload>
  );
}
