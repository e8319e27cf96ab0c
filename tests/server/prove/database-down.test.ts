import {hasPostgres, postgresMissing} from '../../../scripts/lib/postgres';
import {proof} from '../../../scripts/prove/database-down';
import {proves} from './short';

proves(proof, hasPostgres() ? undefined : postgresMissing);
