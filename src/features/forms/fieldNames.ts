/**
 * Names of the forms' fields as types, taken from their schemas. Labels, names of choices, the sales mail and the privacy
 * table are records over them: a new field does not compile until each of them lists it. Types only, so that words may
 * import it without a schema.
 */
import type * as z from 'zod/mini';
import type {definition as freeCn} from './free-cn/schema';
import type {definition as freeGlobal} from './free-global/schema';
import type {definition as inquiryCn} from './inquiry-cn/schema';
import type {definition as inquiryGlobal} from './inquiry-global/schema';
import type {definition as partnerCn} from './partner-cn/schema';
import type {definition as serviceCn} from './service-cn/schema';
import type {definition as serviceGlobal} from './service-global/schema';
import type {FieldWords} from './lead/text';
import type {Edition, FormId} from './schema';

interface Definitions {
  'free-cn': typeof freeCn;
  'free-global': typeof freeGlobal;
  'inquiry-cn': typeof inquiryCn;
  'inquiry-global': typeof inquiryGlobal;
  'partner-cn': typeof partnerCn;
  'service-cn': typeof serviceCn;
  'service-global': typeof serviceGlobal;
}

type Values<Id extends FormId> = z.output<Definitions[Id]['fields']>;

/** Forms of an edition. */
export type FormsOf<E extends Edition> = {[Id in FormId]: Definitions[Id]['edition'] extends E ? Id : never}[FormId];

/** Fields of a form, or of several, without the code. */
export type FieldName<Id extends FormId> = Id extends FormId ? string & keyof Values<Id> : never;

/** Values of a field that is a choice from a closed list; never for other fields. */
type Choice<Value> = Value extends string ? (string extends Value ? never : Value) : never;
type ChoiceOf<Id extends FormId, Name> = Id extends FormId
  ? Name extends keyof Values<Id>
    ? Choice<Values<Id>[Name]>
    : never
  : never;

/** Names of all choices, by field. Fields without a closed list have no entry. */
export type ChoiceWords<Id extends FormId> = {
  readonly [Name in FieldName<Id> as [ChoiceOf<Id, Name>] extends [never] ? never : Name]: Readonly<
    Record<ChoiceOf<Id, Name>, string>
  >;
};

/** Labels and messages of all fields of a form, the code included. */
export type FormFields<Id extends FormId> = Readonly<Record<FieldName<Id> | Definitions[Id]['codeField'], FieldWords>>;

/** Fields listed by the privacy page: all fields and the code, without the consent. */
export type AskedField<Id extends FormId> = Exclude<keyof FormFields<Id>, 'consent'>;

/** Values of an empty form; a field that takes several values starts with none. */
export type EmptyForm<Id extends FormId> = {
  readonly [Name in FieldName<Id>]: NonNullable<Values<Id>[Name]> extends readonly unknown[] ? readonly [] : '' | false;
};
