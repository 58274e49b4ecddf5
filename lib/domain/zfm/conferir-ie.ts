import { escreverIeAm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { validarIeAm } from '#lib/domain/identificadores/ie-am.ts';
import type { ApontamentoDaDai } from './dai.ts';

interface DonoDaIe {
  id: string;
  razaoSocial: string;
  inscricaoEstadual: string | null;
}

/**
 * Whether the Sefaz can be told who imports. `documento` is what it takes from him, as the sentence has it; `caminho` where the number
 * stands in the file. A digit that does not close only warns: its rule is of no official source.
 */
export function conferirIe(
  { id, razaoSocial, inscricaoEstadual: ie }: DonoDaIe,
  { documento, caminho }: { documento: 'DAI' | 'a matriz'; caminho: string | null },
): ApontamentoDaDai[] {
  const lugar = { caminho, adicao: null, alvo: { onde: 'IMPORTADOR', id, campo: 'inscricaoEstadual' } } as const;
  if (!ie) {
    const mensagem = `${razaoSocial} não tem inscrição estadual no cadastro, e a Sefaz só recebe ${documento} de quem a tem.`;
    return [{ ...lugar, codigo: 'IMPORTADOR_SEM_IE', nivel: 'erro', mensagem }];
  }
  const lida = validarIeAm(ie);
  const motivo = lida.valido ? lida.aviso : lida.motivo;
  if (motivo === undefined) return [];
  const mensagem = `Inscrição estadual ${escreverIeAm(ie)} de ${razaoSocial}: ${motivo}`;
  return [{ ...lugar, codigo: 'IE_COM_DIGITO_ERRADO', nivel: lida.valido ? 'aviso' : 'erro', mensagem }];
}
