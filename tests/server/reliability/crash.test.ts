import {proof} from '../../../scripts/reliability/crash';
import {proves} from './short';

proves(proof);
