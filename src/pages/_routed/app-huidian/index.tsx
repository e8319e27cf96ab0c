import copy from '@copy/downloads/huidian';
import {huidianScreens} from './_parts/huidian';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {ButtonLink} from '@site/src/components/ui/Button';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import AppDownload from '@site/src/templates/AppDownload';

export default function HuidianApp() {
  const {caption, columns, rows, note, title, lead} = copy.move;
  return (
    <AppDownload
      app="huidian"
      route="downloads.huidian"
      copy={copy}
      screens={huidianScreens(copy.screens)}
      desktop="desktop-5"
      picture={{family: 'scene', name: 'edge-cloud'}}
    >
      <Section id="move">
        <SectionHead
          title={title}
          lead={lead}
          aside={
            <ButtonLink look="line" to="downloads.newHuidian">
              {copy.questions.reading[0]?.title}
            </ButtonLink>
          }
        />
        <DataTable caption={caption} columns={columns} rows={rows} note={note} />
      </Section>
    </AppDownload>
  );
}
