import {proof} from '../../../scripts/reliability/once';
import {testProof} from './short';

testProof(proof);
