import { useState } from 'react';
import type { CredencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';

/** The key that the person chose, or else the first. */
export function useCredencialEscolhida(credenciais: readonly CredencialDoPortal[]) {
  const [escolhida, setEscolhida] = useState('');
  return [credenciais.find(({ id }) => id === escolhida) ?? credenciais[0], setEscolhida] as const;
}
