import {proof} from '../../../scripts/prove/static';
import {proves} from './short';

proves(proof);
