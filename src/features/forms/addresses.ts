/** Addresses of the service that pages name. Apart from the schemas, which load later. */
import type {FormId} from './schema';

/** Where the service takes a form as a browser without script sends it. */
export const formAction = (form: FormId): string => `/api/v1/forms/${form}`;

/** Where a document's “did this help” goes without script. */
export const feedbackAction = '/api/v1/forms/feedback';

/** Name of the button that asks for a code, in a form sent without script; its value is the same. */
export const codeStep = 'code';
