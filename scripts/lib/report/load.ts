/** Reads everything the content report is made of: the repository and, where there is one, the store of the service. */
import {existsSync} from 'node:fs';
import {parseConfig} from '../../../server/config';
import {openStore} from '../../../server/store/open';
import {sqlitePath} from '../../../server/store/sqlite';
import {checkFacts, factFiles} from '../../../src/facts/check';
import {claims} from '../../../src/facts/claims';
import {loadDocuments} from '../../checks/documents';
import {demoLeft} from '../../checks/launch';
import {readService, type ServiceData} from './read';
import {buildReport, type Report} from './report';

const claimsFile = 'src/facts/claims.ts';

/** What readers told the service; null before it was ever started here. */
async function serviceData(): Promise<ServiceData | null> {
  const config = parseConfig(process.env);
  if (!config.databaseUrl && !existsSync(sqlitePath(config.dataDir))) return null;
  const store = await openStore(config);
  try {
    return await readService(store);
  } finally {
    await store.close();
  }
}

/** The report on the repository at `root`. @throws {StoreUnavailable} */
export const loadReport = async (root: string): Promise<Report> =>
  buildReport({
    now: new Date(),
    documents: loadDocuments(root).documents,
    claims,
    claimProblems: checkFacts(factFiles.filter(({file}) => file === claimsFile)),
    demo: demoLeft(),
    service: await serviceData(),
  });
