import {proof} from '../../../scripts/reliability/crm';
import {proves} from './short';

proves(proof);
