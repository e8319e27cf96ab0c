import {proof} from '../../../scripts/prove/crm';
import {proves} from './short';

proves(proof);
