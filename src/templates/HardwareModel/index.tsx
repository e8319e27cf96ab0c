/** The page of one device of the catalogue. Routes are made by plugins/site-routes, one for each model with words. */
import copy from '@copy/hardware/template';
import type {HardwarePage} from '@site/src/features/hardware/data/types';
import type {ModelCopy} from '@site/src/facts/modelCopy';
import {ModelHead} from './_parts/ModelHead';
import {modelTabs, ModelTabs} from './_parts/ModelTabs';
import {Overview} from './_parts/Overview';
import {useHashTab} from './_parts/useHashTab';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';
import styles from './HardwareModel.module.css';

// Panels of the other tabs and the parts below: in the HTML, hydrated when visible.
const Parameters = hydrateOnVisible(() => import('./_parts/Parameters').then((module) => module.Parameters));
const SizeDrawing = hydrateOnVisible(() => import('./_parts/SizeDrawing').then((module) => module.SizeDrawing));
const SurveySheet = hydrateOnVisible(() => import('./_parts/SurveySheet').then((module) => module.SurveySheet));
const ModelSupport = hydrateOnVisible(() => import('./_parts/ModelSupport').then((module) => module.ModelSupport));

export default function HardwareModel({page, copy: words}: {readonly page: HardwarePage; readonly copy: ModelCopy}) {
  const [tab, selectTab] = useHashTab(modelTabs);
  const {name} = page;
  return (
    <Page meta={words.meta}>
      <div className={styles.page} data-tab={tab}>
        <ModelHead page={page} words={words} />
        <ModelTabs
          name={name}
          selected={tab}
          onSelect={selectTab}
          panels={{
            overview: <Overview page={page} words={words.overview} />,
            parameters: <Parameters page={page} />,
            'size-drawing': <SizeDrawing page={page} note={words.drawing} />,
            'engineering-survey': <SurveySheet page={page} words={words.survey} />,
          }}
        />
        <ModelSupport page={page} elsewhere={words.reading.map(({href}) => href)} />
        <Questions
          title={copy.questions(name)}
          faq={words.faq}
          readTitle={copy.readTitle}
          reading={words.reading}
          tone="plain"
        />
        <InquiryBar
          {...words.inquiry}
          trial={copy.trial}
          contact={copy.inquiry}
          componentId={`hardware.${page.id}.close`}
          product={name}
        />
      </div>
    </Page>
  );
}
