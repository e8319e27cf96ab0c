import copy from '@copy/technology/ai-technology/object-recognition';
import {sizeReachM} from '@site/src/features/calculators/pixelDensity';
import {DeviceLimits} from '@site/src/features/hardware/DeviceLimits';
import {TableSection} from '@site/src/components/sections/tables/TableSection';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Ladder} from '@site/src/components/sections/Ladder';
import {ProductLinks} from '@site/src/components/sections/ProductLinks';
import {Questions} from '@site/src/components/sections/Questions';
import {SceneBanner} from '@site/src/features/forms/invitations/SceneBanner';
import {CameraStill} from '@site/src/features/camera-view/CameraStill';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {Page} from '@site/src/components/ui/Page';
import {Points} from '@site/src/components/sections/Chapter';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {modelById} from '@site/src/facts/models';
import {CapPixels} from './_parts/CapPixels';

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

/** Smallest width in pixels at which a thing is told from what is around it. */
const pixelsAcross = 32;

/** Width of things in centimeters. */
const widthsCm = {carton: 40, cap: 26, gap: 20, mask: 16, bottle: 7} as const;

const cameras = ['w3-s', 'e3-x', 'e3-t-h', 'u8-d'].map((id) => {
  const model = modelById(id);
  if (!('hfovDeg' in model)) throw new Error(`${id} is no camera`);
  return {name: model.name, lens: {pixelsWide: model.pixels[0], hfovDeg: model.hfovDeg}};
});

/** The camera whose picture of a cap is drawn. */
const cameraOfCaps = cameras[1]!;

export default function ObjectRecognition() {
  const {banner, reach, classes, learn} = copy;
  return (
    <Page meta={copy.meta}>
      <SceneBanner
        {...banner}
        route="technology.objectRecognition"
        scene="fmcg"
        componentId="objectRecognition.banner"
        more={{label: banner.more, hash: 'reach'}}
      />
      <Section>
        <SectionHead eyebrow={classes.eyebrow} title={classes.title} />
        <Points items={classes.groups} />
      </Section>
      <EventRow {...copy.seen} />
      <TableSection
        id="reach"
        tone="tint"
        eyebrow={reach.eyebrow}
        title={reach.title}
        lead={reach.lead}
        columns={[reach.object, ...cameras.map(({name}) => name)]}
        rows={(Object.keys(widthsCm) as (keyof typeof widthsCm)[]).map((thing) => ({
          label: reach.things[thing](widthsCm[thing]),
          cells: cameras.map(({lens}) => reach.upTo(sizeReachM(lens, widthsCm[thing] / 100, pixelsAcross))),
        }))}
        figure={
          <CapPixels lens={cameraOfCaps.lens} widthM={widthsCm.cap / 100} words={reach.caps(cameraOfCaps.name)} />
        }
        note={reach.note(pixelsAcross)}
      />
      <Ladder
        eyebrow={learn.eyebrow}
        title={learn.title}
        items={learn.steps}
        side="start"
        picture={<CameraStill event="display-check" alt="" sizes="(max-width: 959px) 100vw, 520px" />}
      />
      <DeviceLimits {...copy.wrong} tone="tint" />
      <ProductLinks
        {...copy.uses}
        routes={['products.storeInspection.ai', 'products.cashLostPrevention', 'solutions.fmcg', 'algorithmMall']}
      />
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} componentId="objectRecognition.bar" />
    </Page>
  );
}
