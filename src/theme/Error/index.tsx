/**
 * Error boundary above the pages: shows the error page in a new frame or, when the frame itself fails, a fallback page that
 * uses no other part of the site.
 */
import copy from '@copy/error';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {editions, splitPath} from '@site/src/site/editions';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import Root from '@theme/Root';
import ThemeProvider from '@theme/ThemeProvider';

/** The theme's frame asks which plugin made the page; here none did. */
const route = {plugin: {name: 'error', id: 'default'}};

function FallbackPage({error}: Pick<Props, 'error'>) {
  // From the address, without asking any context: one of them may be what failed.
  const {home} = editions[splitPath(window.location.pathname).locale];
  return (
    <main role="alert" style={{padding: '12vh 24px'}}>
      <h1>{copy.lastTitle}</h1>
      <p>
        {copy.details}: {error.message}
      </p>
      <a href={home}>{copy.home}</a>
    </main>
  );
}

export default function Error(props: Props) {
  return (
    <RouteContextProvider value={route}>
      <ErrorBoundary fallback={() => <FallbackPage {...props} />}>
        {/* The providers above the page were unmounted with it: the frame needs them again. */}
        <Root>
          <ThemeProvider>
            <Layout>
              <ErrorPageContent {...props} />
            </Layout>
          </ThemeProvider>
        </Root>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
