import {proof} from '../../../scripts/reliability/restart';
import {testProof} from './short';

testProof(proof);
