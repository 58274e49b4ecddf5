import { escreverIeAm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { validarIeAm } from '#lib/domain/identificadores/ie-am.ts';
import type { ApontamentoDaDai } from './dai.ts';

interface DonoDaIe {
  id: string;
  razaoSocial: string;
  inscricaoEstadual: string | null;
}

/**
 * Checks the importer's inscrição estadual, without which the Sefaz accepts nothing. `documento` is the document being sent, as it
 * reads in the sentence; `caminho` is the path of the number in the file. A wrong check digit only warns, because no official
 * source states its rule.
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
