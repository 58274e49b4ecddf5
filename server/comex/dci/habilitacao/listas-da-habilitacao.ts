import type { FastifyReply } from 'fastify';
import type { FormatoExportacao } from '#lib/contracts/platform/exportacao.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { escreverCnpj } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import { competenciaPorExtenso } from '#lib/domain/zfm/dci.ts';
import { type ArquivoHabilitacao, NOME_ARQUIVO_HABILITACAO, ressalvaDaLista } from '#lib/domain/zfm/habilitacao-dci.ts';
import {
  REGESTI_COLUNAS,
  REGINS_COLUNAS,
  REGINV_COLUNAS,
  REGMERC_COLUNAS,
  REGPJF_COLUNAS,
} from '#lib/listas/habilitacao-dci.ts';
import { saldoListagem } from '#server/comex/saldo/saldo-listagem.ts';
import { listRead } from '#server/platform/lists/list-read-whole.ts';
import type { SlicedList } from '#server/platform/lists/read-in-slices.ts';
import { sendList } from '#server/platform/lists/send-list.ts';
import { estimativa, periodoDaEstimativa } from './estimativa.ts';
import type { DeQuem } from './industria-da-habilitacao.ts';
import { insumosRelacionados } from './insumos-relacionados.ts';
import { mercadorias } from './mercadorias.ts';
import { pessoas } from './pessoas.ts';

/** A list of the habilitação, whatever the type of its rows. */
interface ListaDaHabilitacao {
  contar(): Promise<number>;
  enviar(reply: FastifyReply, formato: FormatoExportacao, agora: Date): Promise<FastifyReply>;
}

export function listaDaHabilitacao(arquivo: ArquivoHabilitacao, deQuem: DeQuem): ListaDaHabilitacao {
  const de = <Linha>(
    colunas: readonly ColunaDeLista<Linha>[],
    lista: SlicedList<unknown, Linha>,
    contar?: () => Promise<number>,
  ) => ({
    contar: contar ?? (async () => (await lista.ids({})).length),
    enviar: (reply: FastifyReply, formato: FormatoExportacao, agora: Date) =>
      sendList<Linha, { formato: FormatoExportacao }>(
        reply,
        { nome: `${arquivo} conferência`, colunas, lista, agora, aviso: avisoDe(arquivo, deQuem) },
        { formato },
      ),
  });
  switch (arquivo) {
    case 'REGINV':
      return de(REGINV_COLUNAS, emEstoque(deQuem), async () => (await primeiraPagina(deQuem)).total);
    case 'REGINS':
      return de(REGINS_COLUNAS, insumosRelacionados(deQuem));
    case 'REGMERC':
      return de(
        REGMERC_COLUNAS,
        listRead(() => mercadorias(deQuem)),
      );
    case 'REGPJF':
      return de(
        REGPJF_COLUNAS,
        listRead(() => pessoas(deQuem)),
      );
    case 'REGESTI':
      return de(
        REGESTI_COLUNAS,
        listRead(() => estimativa(deQuem)),
      );
  }
}

/** First line of the file: the industry, the day, and the notice of what the file is not. */
function avisoDe(arquivo: ArquivoHabilitacao, { industria, hoje }: DeQuem): string {
  const { razaoSocial, cnpj } = industria;
  const { de, ate } = periodoDaEstimativa(hoje);
  const periodo =
    arquivo === 'REGESTI'
      ? ` Estimativa: as quantidades são as que saíram por DCI registrada de ${competenciaPorExtenso(de)} a ${competenciaPorExtenso(ate)}, e a média é a soma dividida por doze.`
      : '';
  return `${arquivo}, ${NOME_ARQUIVO_HABILITACAO[arquivo]}: ${razaoSocial}, CNPJ ${escreverCnpj(cnpj)}, em ${diaPorExtenso(hoje)}. ${ressalvaDaLista(arquivo)}${periodo}`;
}

/** Lists the stock in the order in which DCIs draw it. */
function emEstoque({ tx, empresaId, industria, hoje }: DeQuem) {
  const saldo = saldoListagem(tx, empresaId);
  return {
    ids: () => saldo.ids({ ...DO_INVENTARIO, importadorId: industria.id, formato: 'csv' }, hoje),
    porIds: (ids: string[]) => saldo.porIds(ids, hoje),
  };
}

function primeiraPagina({ tx, empresaId, industria, hoje }: DeQuem) {
  const consulta = { ...DO_INVENTARIO, importadorId: industria.id, pagina: 1, tamanho: 1 };
  return saldoListagem(tx, empresaId).listar(consulta, hoje);
}

const DO_INVENTARIO = { q: '', ordem: 'dataDesembaraco' as const };
