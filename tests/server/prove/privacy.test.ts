import {proof} from '../../../scripts/prove/privacy';
import {proves} from './short';

proves(proof);
