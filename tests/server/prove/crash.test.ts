import {proof} from '../../../scripts/prove/crash';
import {proves} from './short';

proves(proof);
