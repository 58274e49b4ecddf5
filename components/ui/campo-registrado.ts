import type { Ref } from 'react';

/** What react-hook-form registers, as MUI's field takes it: the ref belongs to the input inside. */
export function campoRegistrado<Registrado extends { ref: unknown }>({ ref, ...resto }: Registrado) {
  return { ...resto, inputRef: ref as Ref<HTMLInputElement> };
}
