/** Addresses of the service that pages name. Apart from the schemas, which load later. */
import type {FormId} from './schema';

/** Endpoint for a form posted without script. */
export const formAction = (form: FormId): string => `/api/v1/forms/${form}`;

/** Endpoint for a document's “did this help” without script. */
export const feedbackAction = '/api/v1/forms/feedback';

/** Name of the button that asks for a code, in a form sent without script; its value is the same. */
export const codeStep = 'code';
