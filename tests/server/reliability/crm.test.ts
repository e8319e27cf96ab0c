import {proof} from '../../../scripts/reliability/crm';
import {testProof} from './short';

testProof(proof);
