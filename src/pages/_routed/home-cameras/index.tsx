import copy from '@copy/home-cameras';
import {RoomPicker} from './_parts/RoomPicker';
import {Picture} from '@site/src/components/media/Picture';
import {Banner} from '@site/src/components/sections/Banner';
import {DeviceRows} from '@site/src/features/hardware/DeviceRows';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Ladder} from '@site/src/components/sections/Ladder';
import {Questions} from '@site/src/components/sections/Questions';
import {Setup} from './_parts/Setup';
import {Ways} from '@site/src/components/sections/Ways';
import {Page} from '@site/src/components/ui/Page';
import {ButtonLink} from '@site/src/components/ui/Button';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {claimText} from '@site/src/facts/claims';
import {daysOnCard} from '@site/src/facts/hardware/storage';
import {modelById} from '@site/src/facts/models';
import {useLocale} from '@site/src/site/useLocale';

const homeModels = ['w3-e', 'w3-s', 'p3-x-8'] as const;

const cameras = homeModels.flatMap((id) => {
  const model = modelById(id);
  return model.kind === 'camera' ? [{...model, id}] : [];
});

/** Whole days a full card holds around the clock. */
const cardDays = (camera: Parameters<typeof daysOnCard>[0]) => Math.floor(daysOnCard(camera));

export default function HomeCameras() {
  const {devices, questions, setup, storage} = copy;
  const minutes = claimText('onboardingWithin', useLocale());
  const smallest = cameras.find(({id}) => id === 'w3-e');
  const days = smallest ? cardDays(smallest) : 0;
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} route="homeCameras" picture={{family: 'cutout', name: 'w3-s', alt: ''}} />
      <RoomPicker id="rooms" copy={copy.rooms} />
      <Setup
        {...setup}
        title={setup.title(minutes)}
        aside={
          <ButtonLink look="night" to="downloads.home">
            {setup.app}
          </ButtonLink>
        }
      />
      <Ladder
        {...copy.privacy}
        picture={<Picture family="still" name="w3-e" alt={copy.privacy.alt} sizes="(max-width: 959px) 100vw, 480px" />}
      />
      <Section tone="tint" id="storage">
        <SectionHead eyebrow={storage.eyebrow} title={storage.title} lead={storage.lead(days)} />
        <Ways ways={storage.ways(smallest?.tfMaxGb ?? 0, days)} />
      </Section>
      <Section>
        <SectionHead eyebrow={devices.eyebrow} title={devices.title} />
        <DeviceRows
          more={devices.more}
          rows={cameras.map((model) => ({
            model: model.id,
            purpose: devices.purposes[model.id],
            facts: [
              {label: devices.talk, value: model.audio === 'twoWay' ? devices.twoWay : devices.listen},
              {label: devices.card, value: devices.cardValue(model.tfMaxGb, cardDays(model))},
            ],
          }))}
        />
      </Section>
      <Questions {...questions} faq={questions.faq(smallest?.mbit ?? 0)} />
      <InquiryBar {...copy.inquiry} componentId="homeCameras.bar" />
    </Page>
  );
}
