import type Box from '@mui/material/Box';
import type Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import type { PlainTextField } from '#components/ui/fields/PlainTextField.tsx';
import { logIn } from '#lib/api/accounts/auth.ts';
import { ApiError } from '#lib/api/platform/api-error.ts';
import { type Credenciais, credenciais } from '#lib/contracts/accounts/auth.ts';
import { startSession } from '#lib/session/session.ts';

/** The reasons for a failed log-in, by the field under which the form shows each. */
export type Recusa = Partial<Record<keyof Credenciais | 'root', string>> & {
  esquecerSenha?: boolean;
  /** The password is right: this form asks for the second factor. */
  SegundoPasso?: ComponentType<SegundoPassoProps>;
};

export interface SegundoPassoProps {
  aoEntrar: (() => void) | undefined;
  aoVoltar: () => void;
  /** What the log-in page is made of. */
  pecas: { Box: typeof Box; Button: typeof Button; PlainTextField: typeof PlainTextField };
}

/**
 * Signs in; returns null on success. Loaded while the person types, so that the page shows without the contract and the API client.
 */
export async function conferirEEntrar(dados: Credenciais): Promise<Recusa | null> {
  const lidas = credenciais.safeParse(dados);
  if (!lidas.success) {
    const recusa: Recusa = {};
    for (const { path, message } of lidas.error.issues) recusa[path[0] as keyof Credenciais] ??= message;
    return recusa;
  }
  try {
    const logado = await logIn(lidas.data);
    if ('segundoFator' in logado) {
      const { segundoPassoDe } = await import('./SegundoFatorForm.tsx');
      return { SegundoPasso: segundoPassoDe(logado.segundoFator) };
    }
    startSession(logado);
    return null;
  } catch (erro) {
    const esquecerSenha = erro instanceof ApiError && erro.status === 401;
    return { root: mensagem(erro, esquecerSenha), esquecerSenha };
  }
}

function mensagem(erro: unknown, recusouCredenciais: boolean): string {
  if (recusouCredenciais) return 'E-mail ou senha inválidos.';
  return erro instanceof ApiError ? erro.message : 'Não foi possível entrar. Tente de novo.';
}
