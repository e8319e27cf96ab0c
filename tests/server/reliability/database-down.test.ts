import {hasPostgres, postgresMissing} from '../../../scripts/lib/postgres';
import {proof} from '../../../scripts/reliability/database-down';
import {testProof} from './short';

testProof(proof, hasPostgres() ? undefined : postgresMissing);
