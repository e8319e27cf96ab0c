import {proof} from '../../../scripts/reliability/codes';
import {testProof} from './short';

testProof(proof);
