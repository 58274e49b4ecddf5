import { and, eq, inArray, isNull } from 'drizzle-orm';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { competenciaPorExtenso, nomeDaDci } from '#lib/domain/zfm/dci.ts';
import { NOME_SITUACAO_DCI } from '#lib/domain/zfm/situacao-dci.ts';
import { NOME_SITUACAO_DCR } from '#lib/domain/zfm/situacao-dcr.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import { dciNota } from '#server/platform/db/schema/dci-notas.ts';
import { dcr, produto } from '#server/platform/db/schema/dcr.ts';
import { type Presentation, partes } from '#server/platform/search/presentation.ts';

export const dcrs: Presentation = async (tx, empresaId, ids) => {
  const linhas = await tx
    .select({ um: dcr, codigo: produto.codigo, dono: importador.razaoSocial })
    .from(dcr)
    .innerJoin(produto, and(eq(produto.empresaId, empresaId), eq(produto.id, dcr.produtoId)))
    .innerJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, dcr.importadorId)))
    .where(and(eq(dcr.empresaId, empresaId), inArray(dcr.id, [...ids])));
  return linhas.map(({ um: { id, numero, processo, descricao, ncm, situacao }, codigo, dono }) => ({
    tipo: 'DCR',
    id,
    titulo: numero ? `DCR-E ${numero}` : processo,
    detalhe: partes(numero && processo, `${codigo} ${descricao}`, NOME_SITUACAO_DCR[situacao]),
    motivos: [
      ['NCM', escreverNcm(ncm)],
      ['Indústria', dono],
    ],
  }));
};

export const dcis: Presentation = async (tx, empresaId, ids) => {
  const linhas = await tx
    .select({ um: dci, dono: importador.razaoSocial })
    .from(dci)
    .innerJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, dci.importadorId)))
    .where(and(eq(dci.empresaId, empresaId), inArray(dci.id, [...ids])));
  return linhas.map(({ um: { id, numero, processo, competencia, situacao }, dono }) => ({
    tipo: 'DCI',
    id,
    titulo: nomeDaDci({ numero, processo }),
    detalhe: partes(
      numero && processo,
      competencia && competenciaPorExtenso(competencia),
      dono,
      NOME_SITUACAO_DCI[situacao],
    ),
    motivos: [],
  }));
};

/** Presents notas de saída; the link of each leads to its DCI. */
export const notas: Presentation = async (tx, empresaId, ids) => {
  const linhas = await tx
    .select({ um: dciNota, sua: { id: dci.id, numero: dci.numero, processo: dci.processo } })
    .from(dciNota)
    .innerJoin(dci, and(eq(dci.empresaId, empresaId), eq(dci.id, dciNota.dciId), isNull(dci.excluidoEm)))
    .where(and(eq(dciNota.empresaId, empresaId), inArray(dciNota.id, [...ids])));
  return linhas.map(({ um: { id, numero, serie, emissao, destinatarioNome, ...nota }, sua: dciDaNota }) => ({
    tipo: 'NOTA',
    id,
    em: dciDaNota.id,
    titulo: `NF-e ${numero}, série ${serie}`,
    detalhe: partes(`de ${diaPorExtenso(emissao)}`, destinatarioNome, `na ${nomeDaDci(dciDaNota)}`),
    motivos: [
      ['Chave de acesso', nota.chave],
      ['Destinatário', nota.destinatarioDocumento],
      ['Município', nota.municipioNome],
    ],
  }));
};

export const produtos: Presentation = async (tx, empresaId, ids) => {
  const linhas = await tx
    .select({ um: produto, dono: importador.razaoSocial })
    .from(produto)
    .innerJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, produto.importadorId)))
    .where(and(eq(produto.empresaId, empresaId), inArray(produto.id, [...ids])));
  return linhas.map(({ um: { id, codigo, descricao, ncm, resolucao, ppb }, dono }) => ({
    tipo: 'PRODUTO',
    id,
    titulo: `${codigo} · ${descricao}`,
    detalhe: partes(`NCM ${escreverNcm(ncm)}`, dono),
    motivos: [
      ['Resolução', resolucao],
      ['PPB', ppb],
    ],
  }));
};
