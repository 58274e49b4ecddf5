import type { Ref } from 'react';

/** Adapts the result of react-hook-form's `register` to an MUI field: the ref goes to the inner input. */
export function campoRegistrado<Registrado extends { ref: unknown }>({ ref, ...resto }: Registrado) {
  return { ...resto, inputRef: ref as Ref<HTMLInputElement> };
}
