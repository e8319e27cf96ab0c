import {proof} from '../../../scripts/reliability/readiness';
import {testProof} from './short';

testProof(proof);
