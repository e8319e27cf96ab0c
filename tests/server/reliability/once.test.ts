import {proof} from '../../../scripts/reliability/once';
import {proves} from './short';

proves(proof);
