import {proof} from '../../../scripts/reliability/hanging-peers';
import {testProof} from './short';

testProof(proof);
