import {hasPostgres, postgresMissing} from '../../../scripts/lib/postgres';
import {proof} from '../../../scripts/reliability/recovery';
import {testProof} from './short';

testProof(proof, hasPostgres() ? undefined : postgresMissing);
