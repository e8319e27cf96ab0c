/** Runs once before the server tests, which start the service and its command line many times. */
import {buildService} from '../../server/build.mjs';

export default buildService;
