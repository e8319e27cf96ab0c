import {proof} from '../../../scripts/prove/input';
import {proves} from './short';

proves(proof);
