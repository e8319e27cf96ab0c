/** Runs once before the server tests, which start the service and its command line many times. */
import {bundleService} from '../../scripts/lib/service-bundle.mjs';

export default bundleService;
