import type { FieldErrors } from 'react-hook-form';

export interface ErroDeCampo {
  /** Path of the field: `apelidos.2`. */
  caminho: string;
  mensagem: string;
}

/** Returns every field with an error, in the order of the form. */
export function errosDosCampos(erros: FieldErrors, ordem: readonly string[]): ErroDeCampo[] {
  const achados = Object.entries(erros).flatMap(([nome, erro]) => achatar(nome, erro));
  const lugar = ({ caminho }: ErroDeCampo) => ordem.indexOf(caminho.split('.')[0] ?? '');
  return achados.sort((erro, outro) => lugar(erro) - lugar(outro));
}

function achatar(caminho: string, erro: unknown): ErroDeCampo[] {
  if (erro === null || typeof erro !== 'object') return [];
  const { message, type } = erro as { message?: unknown; type?: unknown };
  if (typeof message === 'string' && typeof type === 'string') return [{ caminho, mensagem: message }];
  return Object.entries(erro).flatMap(([parte, dentro]) => achatar(`${caminho}.${parte}`, dentro));
}
