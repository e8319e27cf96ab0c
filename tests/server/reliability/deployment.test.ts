import {proof} from '../../../scripts/reliability/deployment';
import {testProof} from './short';

testProof(proof);
