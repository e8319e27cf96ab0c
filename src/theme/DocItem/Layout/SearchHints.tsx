import Head from '@docusaurus/Head';
import type {DocFrontMatter} from '@site/src/facts/frontmatter';

const modelsOf = (front: DocFrontMatter): readonly string[] =>
  front.type === 'article' ? front.models : 'model' in front && front.model ? [front.model] : [];

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
      <meta name="x-models" content={models} />
    </Head>
  );
}
