import {hasPostgres, postgresMissing} from '../../../scripts/lib/postgres';
import {proof} from '../../../scripts/reliability/database-down';
import {proves} from './short';

proves(proof, hasPostgres() ? undefined : postgresMissing);
