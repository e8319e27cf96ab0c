import {proof} from '../../../scripts/reliability/botnet';
import {testProof} from './short';

testProof(proof);
