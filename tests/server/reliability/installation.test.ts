import {proof} from '../../../scripts/reliability/installation';
import {proves} from './short';

proves(proof);
