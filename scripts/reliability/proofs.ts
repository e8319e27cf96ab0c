/** All proofs of the lead service, in the order of its contract. */
import type {Proof} from './lib';
import {proof as botnet} from './botnet';
import {proof as codes} from './codes';
import {proof as containers} from './containers';
import {proof as cost} from './cost';
import {proof as crash} from './crash';
import {proof as crm} from './crm';
import {proof as databaseDown} from './database-down';
import {proof as hangingPeers} from './hanging-peers';
import {proof as deployment} from './deployment';
import {proof as input} from './input';
import {proof as installation} from './installation';
import {proof as offline} from './offline';
import {proof as exactlyOnce} from './once';
import {proof as privacy} from './privacy';
import {proof as readiness} from './readiness';
import {proof as reading} from './reading';
import {proof as recovery} from './recovery';
import {proof as restart} from './restart';
import {proof as soak} from './soak';
import {proof as staticFiles} from './static';
import {proof as throughput} from './throughput';

export const proofs: readonly Proof[] = [
  crash,
  exactlyOnce,
  codes,
  botnet,
  input,
  crm,
  hangingPeers,
  databaseDown,
  offline,
  privacy,
  readiness,
  installation,
  reading,
  restart,
  deployment,
  containers,
  recovery,
  cost,
  throughput,
  soak,
  staticFiles,
];
