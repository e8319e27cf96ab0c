import {proof} from '../../../scripts/reliability/input';
import {proves} from './short';

proves(proof);
