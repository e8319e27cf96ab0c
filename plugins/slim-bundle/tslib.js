// The helpers of tslib that @docusaurus/utils-common, compiled to CommonJS, asks for. Anything else fails loudly.
exports.__importDefault = (module) => (module && module.__esModule ? module : {default: module});
exports.__exportStar = (module, target) => {
  for (const name of Object.keys(module)) {
    if (name !== 'default' && !Object.prototype.hasOwnProperty.call(target, name)) target[name] = module[name];
  }
};
