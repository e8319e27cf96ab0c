// Each is evaluated when it is required; the last one hydrates the page. The order is that of Docusaurus' own imports, which
// is also the order of the style sheets. An `import()` would turn an error of a step into a rejected promise.
/* eslint-disable @typescript-eslint/no-require-imports */
const steps = [
  () => require('react-dom/client'),
  () => require('@generated/client-modules'),
  () => require('docusaurus-entry'),
];

function run([step, ...rest]) {
  step();
  if (rest.length > 0) setTimeout(() => run(rest));
}

run(steps);
