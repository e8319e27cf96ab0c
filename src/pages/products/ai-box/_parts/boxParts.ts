/** One chunk for both: every chunk costs bytes in the script of every page. */
export {default as Channels} from './BoxChannels';
export {default as Wiring} from './boxWiring';
