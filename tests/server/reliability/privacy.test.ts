import {proof} from '../../../scripts/reliability/privacy';
import {testProof} from './short';

testProof(proof);
