import type { ConsultaDoXmlDaMatriz, PreviaDaMatriz } from '#lib/contracts/sefaz/matriz-xml.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { AVISO_DO_MANUAL } from '#lib/domain/zfm/dai.ts';
import { rotulosDaMatriz } from '#lib/registros/matriz-tributacao.ts';
import { apontamentosDoXsd, conferirMatriz } from '#lib/siscomex/sefaz/conferir-matriz.ts';
import { escreverMatriz } from '#lib/siscomex/sefaz/matriz-registro.ts';
import { importadorRepository } from '#server/comex/cadastros/importador.ts';
import { matrizEmVigor } from '#server/comex/cadastros/matriz-tributacao.ts';
import { today } from '#server/platform/clock.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { notFound } from '#server/platform/refusals.ts';
import { recusarComErros } from './recusar-com-erros.ts';
import { validadorDe } from './validador-xsd.ts';

type Ao = OnWrite & { blobs: BlobStore };

/**
 * Returns an importer's matriz as the file for the Sefaz, with the findings of its check. Nothing is stored.
 * @throws {Refusal} 404 when the importer does not exist.
 */
export async function previaDaMatriz(
  { db, blobs, relogio, quem: { empresaId } }: Ao,
  { importadorId, dia = today(relogio) }: ConsultaDoXmlDaMatriz,
): Promise<PreviaDaMatriz> {
  const importador = await importadorRepository(db, empresaId).buscar(importadorId);
  if (!importador || importador.excluidoEm !== null) throw notFound('Este importador');
  const itens = await matrizEmVigor(db, empresaId, importadorId, dia);
  const validador = await validadorDe(db, blobs, empresaId, 'MATRIZ');
  const { id, razaoSocial, inscricaoEstadual, cnpj } = importador;
  const xml = escreverMatriz(
    { momento: momentoDe(relogio.agora()), inscricaoEstadual, itens },
    { comAviso: validador === null },
  );
  const aConferir = { importador, dia: diaPorExtenso(dia), itens };
  const apontados = conferirMatriz({ ...aConferir, rotulos: rotulosDaMatriz });
  const doXsd = validador ? apontamentosDoXsd(validador.conferir(xml), aConferir, apontados) : [];
  return {
    nome: `matriz-${inscricaoEstadual ?? cnpj}-${dia}.xml`,
    xml,
    aviso: validador ? null : AVISO_DO_MANUAL,
    apontamentos: [...apontados, ...doXsd],
    importador: { id, razaoSocial },
    dia,
    itens: itens.length,
    xsd: validador && { nome: validador.nome, carregadoEm: validador.carregadoEm },
  };
}

/** Returns the file of the matriz. @throws {Refusal} 422 with the errors when the check finds any. */
export async function arquivoDaMatriz(ao: Ao, consulta: ConsultaDoXmlDaMatriz): Promise<{ nome: string; xml: string }> {
  const { nome, xml, apontamentos } = await previaDaMatriz(ao, consulta);
  recusarComErros(apontamentos);
  return { nome, xml };
}

/** Formats the moment as `20261120080000`, by the clock of Manaus. */
function momentoDe(agora: Date): string {
  return EM_MANAUS.format(agora).replace(/\D/g, '');
}

const EM_MANAUS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Manaus',
  dateStyle: 'short',
  timeStyle: 'medium',
});
