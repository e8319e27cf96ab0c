// The tslib helpers that @docusaurus/utils-common, compiled to CommonJS, imports. Any other import fails the build.
exports.__importDefault = (module) => (module && module.__esModule ? module : {default: module});
exports.__exportStar = (module, target) => {
  for (const name of Object.keys(module)) {
    if (name !== 'default' && !Object.prototype.hasOwnProperty.call(target, name)) target[name] = module[name];
  }
};
