import {proof} from '../../../scripts/prove/codes';
import {proves} from './short';

proves(proof);
