// Stands in for hoist-non-react-statics: react-router copies statics to what withRouter wraps, and nothing here is wrapped.
export default (target) => target;
