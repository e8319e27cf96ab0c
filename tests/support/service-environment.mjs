/**
 * Node as the service sees it, where Jest's separate global objects would change what its code decides:
 * an error that Node itself throws (`fetch failed`) is an instance of the tests' `Error`, and SQLite's driver is loaded
 * once per process, because it throws the error class of its first load. `better-sqlite3.cjs` hands it on.
 */
import Database from 'better-sqlite3';
import {TestEnvironment} from 'jest-environment-node';

const isInstance = Function.prototype[Symbol.hasInstance];

export default class ServiceEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const {Error: OwnError} = this.global;
    Object.defineProperty(OwnError, Symbol.hasInstance, {
      value(thrown) {
        return isInstance.call(this, thrown) || (this === OwnError && thrown instanceof Error);
      },
    });
    this.global.betterSqlite3 = Database;
  }
}
