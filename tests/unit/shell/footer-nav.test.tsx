/** A column of the footer is short: it keeps the pages of the company when the help center gets more, and devices beside the software. */
import navigation from '@copy/navigation';
import {FooterColumn} from '@site/src/shell/FooterNav';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from '@jest/globals';

it('lists service and company, and leaves out what the menu alone shows', () => {
  const html = renderToStaticMarkup(<FooterColumn section="service" />);
  for (const id of ['support', 'serviceSystem', 'partnerProgram', 'about'] as const)
    expect(html).toContain(`>${navigation.labels[id]}<`);
  for (const id of ['support.warranty', 'support.repair', 'support.security'] as const)
    expect(html).not.toContain(`>${navigation.labels[id]}<`);
});

it('lists hardware beside software', () => {
  const html = renderToStaticMarkup(<FooterColumn section="products" />);
  for (const id of [
    'products.accuratePeopleCounting',
    'products.cashLostPrevention',
    'products.hardware',
    'products.cloudCamera',
    'products.cloudAiCamera',
    'products.cloudVideoRecorder',
  ] as const)
    expect(html).toContain(`>${navigation.labels[id]}<`);
});
