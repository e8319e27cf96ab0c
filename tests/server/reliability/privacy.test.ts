import {proof} from '../../../scripts/reliability/privacy';
import {proves} from './short';

proves(proof);
