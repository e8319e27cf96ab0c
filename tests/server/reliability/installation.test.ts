import {proof} from '../../../scripts/reliability/installation';
import {testProof} from './short';

testProof(proof);
