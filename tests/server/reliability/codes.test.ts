import {proof} from '../../../scripts/reliability/codes';
import {proves} from './short';

proves(proof);
