/** All proofs of the lead service, in the order of its contract. */
import type {Proof} from './lib';
import {proof as codes} from './codes';
import {proof as cost} from './cost';
import {proof as crash} from './crash';
import {proof as crm} from './crm';
import {proof as databaseDown} from './database-down';
import {proof as input} from './input';
import {proof as installation} from './installation';
import {proof as offline} from './offline';
import {proof as exactlyOnce} from './once';
import {proof as privacy} from './privacy';
import {proof as staticFiles} from './static';

export const proofs: readonly Proof[] = [
  crash,
  exactlyOnce,
  codes,
  input,
  crm,
  databaseDown,
  offline,
  privacy,
  installation,
  cost,
  staticFiles,
];
