import Head from '@docusaurus/Head';
import modelNames from '@generated/content-index/default/model-names.json';
import type {DocFrontMatter} from '@site/src/facts/frontmatter';
import {modelsNamed} from '@site/src/facts/frontmatter.lists';

const modelsOf = (front: DocFrontMatter): readonly string[] =>
  front.type === 'article'
    ? modelsNamed(front.models, Object.keys(modelNames))
    : 'model' in front && front.model
      ? [front.model]
      : [];

/** For the search index, not shown: words customers type, codes they read out, and what results can be narrowed by. */
export function SearchHints({front}: {readonly front: DocFrontMatter}) {
  const models = modelsOf(front).join(',');
  if (front.type !== 'article')
    return models ? (
      <Head>
        <meta name="x-models" content={models} />
      </Head>
    ) : null;
  return (
    <Head>
      <meta name="x-symptoms" content={front.symptoms.join(',')} />
      <meta name="x-codes" content={front.codes.join(',')} />
      <meta name="x-catalogue" content={front.catalogue} />
      {models && <meta name="x-models" content={models} />}
    </Head>
  );
}
