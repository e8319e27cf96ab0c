/**
 * Runs the statements of its argument (`{file, statements: [{sql, params}]}`) on a database it cannot write, and prints their
 * rows, or the error, as JSON. See `sqlite-aside.ts`.
 */
import Database from 'better-sqlite3';

const {file, statements} = JSON.parse(process.argv[2] ?? '');

function read() {
  const db = new Database(file, {readonly: true, fileMustExist: true, timeout: 2000});
  return statements.map(({sql, params}) => {
    const rows = db.prepare(sql).all(params);
    return {rows, changes: rows.length};
  });
}

let answer;
try {
  answer = {results: read()};
} catch (error) {
  answer = {error: error.code ?? error.name};
}
process.stdout.write(JSON.stringify(answer));
