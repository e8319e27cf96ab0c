/** One chunk for both: every chunk costs bytes in the script of every page. */
export {default as InPlace} from './DevicesInPlacePart';
export {default as Parts} from './DevicePartsPart';
