import {whileLoading} from '@site/src/components/ui/loadingBar';
import type {Edition} from '@site/src/site/editions';

export interface FeedbackBody {
  /** Id of the document. */
  readonly article: string;
  readonly edition: Edition;
  readonly helpful: boolean;
  readonly reason?: string;
  readonly comment?: string;
}

/** Sends an answer about a document to the service, without identity; false when it did not arrive. */
export async function sendFeedback(body: FeedbackBody): Promise<boolean> {
  try {
    const asked = fetch('/api/v1/feedback', {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(body),
    });
    const response = await whileLoading(asked, ({ok}) => !ok);
    return response.ok;
  } catch {
    return false;
  }
}
