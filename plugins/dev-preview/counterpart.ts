/** Which file has the text of a support page in the other edition. */
import type {SourceDocument} from '../../scripts/checks/documents';
import {twinPath} from '../../scripts/checks/parity';
import {splitPath} from '../../src/site/editions';

/** The other edition's side of a support document. */
export interface Counterpart {
  /** Where the text is, or belongs. */
  readonly file: string;
  /** Undefined where nobody has written it yet. */
  readonly document: SourceDocument | undefined;
  /** The file it would be made from. */
  readonly source: string;
}

/** The counterpart of the support document at `pathname`; null where that is no document. */
export function counterpartOf(documents: readonly SourceDocument[], pathname: string): Counterpart | null {
  const {locale, path} = splitPath(pathname);
  const [, version, slug] = /^\/support(?:\/(\d+\.x))?(\/.+?)\/?$/.exec(path) ?? [];
  if (slug === undefined) return null;
  const set = version === undefined ? 'docs/current' : `docs/${version}`;
  const at = (edition: SourceDocument['locale']) =>
    documents.find(
      (one) =>
        one.kind === 'doc' &&
        one.set === set &&
        one.locale === edition &&
        `/${String(one.front.slug).replace(/^\//, '')}` === slug,
    );
  const [chinese, english] = [at('zh-CN'), at('en')];
  const own = locale === 'en' ? english : chinese;
  if (own) return {file: twinPath(own), document: locale === 'en' ? chinese : english, source: own.file};
  // A page that is not translated is shown in Chinese in the English edition: what is missing is the translation.
  return chinese ? {file: twinPath(chinese), document: undefined, source: chinese.file} : null;
}
