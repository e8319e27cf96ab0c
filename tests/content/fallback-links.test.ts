import {describe, expect, it} from '@jest/globals';
import {fallbackLink} from '../../plugins/doc-parts/fallbackLinks';

const root = process.cwd();
const source = 'versioned_docs/version-5.x/troubleshooting/app/t0708.md';

describe('links between documents of which one is not translated', () => {
  it('lead to the page in the edition being built', () => {
    expect(fallbackLink(root, source, '../network/t0001.md#light', '/global/')).toBe(
      '/global/support/5.x/troubleshooting/details/t0001#light',
    );
    expect(
      fallbackLink(
        root,
        'i18n/en/docusaurus-plugin-content-docs/version-5.x/troubleshooting/app/t0701.md',
        './t0708.md',
        '/global/',
      ),
    ).toBe('/global/support/5.x/troubleshooting/details/t0708');
  });

  it('are broken when neither edition has the page', () => {
    expect(fallbackLink(root, source, '../network/t9999.md', '/global/')).toBeNull();
    expect(fallbackLink(root, 'blog/product/x.md', '../network/t0001.md', '/global/')).toBeNull();
  });
});
