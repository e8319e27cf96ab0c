import {proof} from '../../../scripts/prove/cost';
import {proves} from './short';

proves(proof);
