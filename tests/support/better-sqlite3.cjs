/** Stands for `better-sqlite3` in the server tests; see `service-environment.mjs`. */
module.exports = globalThis.betterSqlite3;
