/** Controls keep what they hold when React takes the HTML over: it was typed, or filled in by the service. */
import type {UseFormRegisterReturn} from 'react-hook-form';
import type {FormControl} from './validation';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Controls whose own value has been asked for. */
const met = new WeakSet<Control>();

/** What somebody put into a control; undefined where nobody did. */
function valueOf(control: Control): unknown {
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    if (!control.checked) return undefined;
    return control.type === 'radio' ? control.value : true;
  }
  return control.value === '' ? undefined : control.value;
}

/**
 * Registers a control of the form. react-hook-form writes its own value into a control that it meets; one that holds
 * something already, because somebody typed before this code came or the service filled it in, keeps that instead.
 */
export function registerKept({register, setValue}: FormControl, name: string): UseFormRegisterReturn {
  const registered = register(name);
  return {
    ...registered,
    ref(control: Control | null) {
      if (control && !met.has(control)) {
        met.add(control);
        const value = valueOf(control);
        // Not a write: the control has this value. Its caret, selection and composition stay.
        if (value !== undefined) setValue(name, value);
      }
      registered.ref(control);
    },
  };
}
