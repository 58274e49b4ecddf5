import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { DciLido, pedidoDeCopiaDaDci } from '#lib/contracts/dci/dci.ts';
import { diaEmManaus } from '#lib/domain/datas/dia-em-manaus.ts';
import { mesSeguinte } from '#lib/domain/datas/meses.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { NOME_SITUACAO_DCI, podeSerRetificada } from '#lib/domain/zfm/situacao-dci.ts';
import type { Database } from '#server/platform/db/database.ts';
import { numberingRepository } from '#server/platform/db/numbering-repository.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import { triedAgainWhenTaken } from '#server/platform/db/violation.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { existing } from '#server/platform/records/existing.ts';
import { fieldsOf } from '#server/platform/records/fields-of.ts';
import { gravacaoDe } from '#server/platform/records/write-cadastro.ts';
import { againstRule, duplicate, notFound } from '#server/platform/refusals.ts';
import { apurarDci } from './apurar.ts';
import { cadastroDeDci } from './dci.ts';
import { dciRepository } from './dci-repository.ts';

/**
 * Starts a new DCI from an existing one. A copy takes the header and no notas. A retificadora takes everything that was declared.
 * @throws {Refusal} 404 when the DCI does not exist, 409 when it already has a retificadora, 422 when a DCI that is not registered
 * is to be corrected.
 */
export function copiarDci(ao: OnWrite, id: string, { natureza }: z.infer<typeof pedidoDeCopiaDaDci>): Promise<DciLido> {
  if (natureza === 'RETIFICADORA') return triedAgainWhenTaken(() => ao.db.transaction((tx) => retificar(tx, ao, id)));
  return ao.db.transaction(async (tx) => {
    const outra = await existing(tx, ao.quem.empresaId, cadastroDeDci, id);
    const campos = fieldsOf(cadastroDeDci, outra);
    return gravacaoDe(cadastroDeDci, { ...ao, db: tx }).criar({
      ...campos,
      // A month has only one DCI, so the copy is for the next month.
      competencia: campos.competencia && mesSeguinte(campos.competencia),
      taxaUSD: null,
      dataTaxa: null,
      processoRetificador: null,
      presencaEm: null,
      presencaRecinto: null,
      presencaDispensa: null,
      vencimento: null,
      dataPagamento: null,
      selic: [],
      decisoes: [],
      obsoletos: [],
      realocacoes: [],
      ordensJudiciais: [],
    });
  });
}

/** Locks, reads and then judges: of two who begin at once the second sees what the first began. */
async function retificar(tx: Database, { quem, relogio }: OnWrite, retificada: string): Promise<DciLido> {
  const { empresaId, usuarioId } = quem;
  const [antes] = await tx
    .select()
    .from(dci)
    .where(and(eq(dci.empresaId, empresaId), eq(dci.id, retificada)))
    .for('update');
  const outra = await existing(tx, empresaId, cadastroDeDci, retificada);
  if (!antes) throw notFound(cadastroDeDci.este);
  if (!podeSerRetificada(antes.situacao)) {
    throw againstRule(`Só uma DCI registrada pode ter retificadora: esta está “${NOME_SITUACAO_DCI[antes.situacao]}”.`);
  }
  if (outra.sucessora) {
    throw duplicate(`A retificadora desta DCI já foi começada: ${outra.sucessora.processo}.`, outra.sucessora.id);
  }
  const assinatura = { usuarioId, em: relogio.agora() };
  const processo = await numberingRepository(tx, empresaId).processo('DCI', assinatura.em);
  const [id, chave] = [uuidv7(), textoDeBusca(processo)];
  await tx.insert(dci).values({
    ...antes,
    id,
    processo,
    chave,
    busca: textoDeBusca(
      chave,
      antes.busca
        .split(' ')
        .slice(1)
        .filter((parte) => parte !== antes.numero)
        .join(' '),
    ),
    versao: 1,
    criadoEm: assinatura.em,
    alteradoEm: assinatura.em,
    alteradoPor: usuarioId,
    situacao: 'EM_ELABORACAO',
    natureza: 'RETIFICADORA',
    anteriorId: antes.id,
    dobrada: false,
    numero: null,
    desde: null,
    dataTransmissao: null,
    dataRegistro: null,
    canal: null,
    arquivoId: null,
    arquivoEm: null,
    pagoEm: null,
    pago: null,
    processoRetificador: null,
  });
  await copiarNotas(tx, empresaId, { de: antes.id, para: id });
  await apurarDci(tx, empresaId, id, { hoje: diaEmManaus(assinatura.em) });
  const depois = (await dciRepository(tx, empresaId).buscar(id)) as DciLido;
  await historyRepository(tx, empresaId).registrar([
    {
      recurso: cadastroDeDci.recurso,
      registroId: id,
      acao: 'CRIAR',
      antes: null,
      depois: cadastroDeDci.noHistorico?.(depois) ?? depois,
      motivo: `Retificadora de ${antes.numero ?? antes.processo}.`,
      ...assinatura,
    },
  ]);
  return depois;
}

/** Copies the notas and their items under new ids. */
async function copiarNotas(tx: Database, empresaId: string, { de, para }: { de: string; para: string }): Promise<void> {
  await tx.execute(sql`
    with copiada as (
      select n.*, gen_random_uuid() as nova_id from dci_nota n where n.empresa_id = ${empresaId} and n.dci_id = ${de}
    ), notas as (
      insert into dci_nota (empresa_id, id, dci_id, versao, origem, chave, identidade, numero, serie, emissao, saida,
        destinatario_tipo, destinatario_documento, destinatario_nome, uf, municipio_ibge, municipio_nome, destino, valor,
        fora, motivo_fora, busca, arquivo_id, arquivo_nome, em, usuario_id)
      select empresa_id, nova_id, ${para}, 1, origem, chave, identidade, numero, serie, emissao, saida,
        destinatario_tipo, destinatario_documento, destinatario_nome, uf, municipio_ibge, municipio_nome, destino, valor,
        fora, motivo_fora, busca, arquivo_id, arquivo_nome, em, usuario_id
      from copiada returning id
    )
    insert into dci_nota_item (empresa_id, id, dci_id, nota_id, n_item, codigo, descricao, ncm, cfop, unidade, quantidade,
      valor_unitario, valor, origem, fora, modalidade)
    select i.empresa_id, gen_random_uuid(), ${para}, c.nova_id, i.n_item, i.codigo, i.descricao, i.ncm, i.cfop, i.unidade,
      i.quantidade, i.valor_unitario, i.valor, i.origem, i.fora, i.modalidade
    from dci_nota_item i join copiada c on c.empresa_id = i.empresa_id and c.id = i.nota_id`);
}
