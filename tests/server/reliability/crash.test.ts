import {proof} from '../../../scripts/reliability/crash';
import {testProof} from './short';

testProof(proof);
