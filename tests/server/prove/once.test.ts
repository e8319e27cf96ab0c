import {proof} from '../../../scripts/prove/once';
import {proves} from './short';

proves(proof);
