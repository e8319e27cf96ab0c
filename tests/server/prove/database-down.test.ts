import {proof} from '../../../scripts/prove/database-down';
import {proves} from './short';

proves(proof);
