import {proof} from '../../../scripts/reliability/reading';
import {testProof} from './short';

testProof(proof);
