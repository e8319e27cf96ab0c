/** Words of a form, and which of them say what is wrong with it. Shared by browser and service. */

/** Words of one field. `errors` has one message for each issue the field can have; `server` when the service refused it. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

/** Words of one form that the browser and the service both say. */
export interface FormText {
  /** Words of the fields, in the order of the form: the summary follows it. */
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** Greets by name once the form was sent. */
  readonly greeting: (values: Readonly<Record<string, unknown>>) => string;
  /** What happens after the form was sent; the trial's steps when absent. */
  readonly next?: readonly string[];
  /** Where a form with pictures was sent without script, and so without them: how to send them with the reference. */
  readonly picturesByMail?: string;
}

/** The message for an issue; falls back to the field's first message, never to a machine code. */
export function messageOf(field: FieldWords | undefined, issue: string): string {
  return (
    field?.errors?.[issue] ??
    field?.errors?.format ??
    field?.errors?.required ??
    Object.values(field?.errors ?? {})[0] ??
    ''
  );
}

/** A message without the sentence it begins with, where another follows; else undefined. */
const restOf = (message: string): string | undefined => /^[^.。]+(?:\. |。)(.+)$/su.exec(message)?.[1];

/**
 * What the error summary says, in the order of the form. Messages that begin with the same sentence name their field instead of
 * repeating it: beside the field the whole message stands.
 */
export function summaryOf(
  fields: FormText['fields'],
  issues: Readonly<Record<string, string>>,
): readonly {readonly name: string; readonly message: string}[] {
  const all = Object.keys(fields)
    .filter((name) => name in issues)
    .map((name) => ({name, message: messageOf(fields[name], issues[name]!)}));
  return all.map(({name, message}) => {
    const others = all.filter((other) => other.name !== name).map((other) => other.message);
    const {label} = fields[name]!;
    const named = (text: string): string => (/[?？]$/u.test(label) ? `${label} ${text}` : `${label}: ${text}`);
    if (others.includes(message)) return {name, message: named(message)};
    const rest = restOf(message);
    const begin = rest === undefined ? undefined : message.slice(0, message.length - rest.length);
    const isRepeated = begin !== undefined && others.some((other) => other.startsWith(begin));
    return {name, message: isRepeated ? named(rest!) : message};
  });
}
