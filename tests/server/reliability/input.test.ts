import {proof} from '../../../scripts/reliability/input';
import {testProof} from './short';

testProof(proof);
