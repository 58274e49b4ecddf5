import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { NOME_SITUACAO_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { formatarNumeroDi } from '#lib/domain/identificadores/digito-di.ts';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import { escreverCnpj, escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { NOME_STATUS_PEDIDO } from '#lib/domain/pedidos/pedido.ts';
import { NOME_SITUACAO_DAI } from '#lib/domain/zfm/situacao-dai.ts';
import { fornecedor, importador } from '#server/platform/db/schema/cadastros.ts';
import { adicao, declaracao } from '#server/platform/db/schema/declaracao.ts';
import { pedido, pedidoItem } from '#server/platform/db/schema/pedidos.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { type Presentation, partes } from '#server/platform/search/presentation.ts';

/** Presents a process and its DAI, which has a page of its own. */
export const processos: Presentation = async (tx, empresaId, ids) => {
  const linhas = await tx
    .select({
      processo,
      dono: { nome: importador.razaoSocial, cnpj: importador.cnpj },
      declarado: {
        numero: declaracao.importadorNumero,
        nome: declaracao.importadorNome,
        fornecedor: declaracao.fornecedor,
        conhecimento: sql<string | null>`${declaracao.cabecalho} -> 'conhecimento' ->> 'numero'`,
        master: sql<string | null>`${declaracao.cabecalho} -> 'conhecimento' ->> 'master'`,
      },
      dai: { numero: dai.numero, situacao: dai.situacao },
      mercadorias: MERCADORIAS,
    })
    .from(processo)
    .leftJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, processo.importadorId)))
    .leftJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processo.id)))
    .leftJoin(dai, and(eq(dai.empresaId, empresaId), eq(dai.processoId, processo.id)))
    .where(and(eq(processo.empresaId, empresaId), inArray(processo.id, [...ids])));
  return linhas.flatMap(({ processo: processoAchado, dono, declarado, dai: daiDoProcesso, mercadorias }) => {
    const { id, numero, referencia, numeroDi, numeroDuimp, situacao, conteineres, licencas } = processoAchado;
    const importa = dono?.nome ?? declarado?.nome;
    const documento =
      (numeroDi && `DI ${formatarNumeroDi(numeroDi)}`) ?? (numeroDuimp && `DUIMP ${formatarNumeroDuimp(numeroDuimp)}`);
    const deAgua = processoAchado.viaTransporte !== '04';
    const motivos = [
      ...conteineres.map((conteiner) => ['Contêiner', conteiner.numero] as const),
      ['Conhecimento', processoAchado.conhecimentoNumero ?? declarado?.conhecimento] as const,
      [deAgua ? 'CE-Mercante' : 'AWB', processoAchado.conhecimentoMaster ?? declarado?.master] as const,
      ...licencas.map((licenca) => ['LI', licenca.numero] as const),
      ['DAI', daiDoProcesso?.numero] as const,
      [
        'CNPJ',
        [dono?.cnpj, declarado?.numero].filter((cnpj) => cnpj).map((cnpj) => escreverCnpj(cnpj ?? ''))[0],
      ] as const,
      ['Fornecedor', declarado?.fornecedor] as const,
      ...mercadorias.flatMap(({ fornecedor: vende, fabricante, ncm }) => [
        ['Fornecedor', vende] as const,
        ['Fabricante', fabricante] as const,
        ['NCM', escreverNcm(ncm)] as const,
      ]),
    ];
    const doProcesso = {
      tipo: 'PROCESSO' as const,
      id,
      titulo: partes(numero, referencia),
      detalhe: partes(
        processoAchado.treinamento ? 'Treinamento' : null,
        documento,
        importa,
        NOME_SITUACAO_PROCESSO[situacao],
      ),
      motivos,
    };
    if (!daiDoProcesso?.numero) return [doProcesso];
    const daSefaz = {
      tipo: 'DAI' as const,
      id,
      titulo: `DAI ${daiDoProcesso.numero}`,
      detalhe: partes(numero, documento, NOME_SITUACAO_DAI[daiDoProcesso.situacao]),
      motivos: [],
      soPor: daiDoProcesso.numero,
    };
    return [doProcesso, daSefaz];
  });
};

/** The fields of the declared adições by which the search finds a process. */
const MERCADORIAS = sql<{ fornecedor: string | null; fabricante: string | null; ncm: string }[]>`(
  select coalesce(json_agg(distinct jsonb_build_object('fornecedor', ${adicao.fornecedor}, 'fabricante', ${adicao.fabricante}, 'ncm', ${adicao.ncm})), '[]')
  from ${adicao} where ${adicao.empresaId} = ${processo.empresaId} and ${adicao.processoId} = ${processo.id})`;

export const pedidos: Presentation = async (tx, empresaId, ids) => {
  const linhas = await tx
    .select({
      id: pedido.id,
      numero: pedido.numero,
      status: pedido.status,
      proforma: pedido.proformaNumero,
      fornecedor: fornecedor.razaoSocial,
      importador: importador.razaoSocial,
      itens: sql<
        { partNumber: string; ncm: string }[]
      >`(select coalesce(json_agg(json_build_object('partNumber', ${pedidoItem.partNumber}, 'ncm', ${pedidoItem.ncm})), '[]')
        from ${pedidoItem} where ${pedidoItem.empresaId} = ${pedido.empresaId} and ${pedidoItem.pedidoId} = ${pedido.id})`,
    })
    .from(pedido)
    .innerJoin(fornecedor, and(eq(fornecedor.empresaId, empresaId), eq(fornecedor.id, pedido.fornecedorId)))
    .innerJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, pedido.importadorId)))
    .where(and(eq(pedido.empresaId, empresaId), inArray(pedido.id, [...ids]), isNull(pedido.excluidoEm)));
  return linhas.map(({ id, numero, status, proforma, itens, ...nomes }) => ({
    tipo: 'PEDIDO' as const,
    id,
    titulo: `PO ${numero}`,
    detalhe: partes(nomes.fornecedor, nomes.importador, NOME_STATUS_PEDIDO[status]),
    motivos: [
      ['Proforma', proforma] as const,
      ...itens.map(({ partNumber }) => ['Part number', partNumber] as const),
      ...itens.map(({ ncm }) => ['NCM', escreverNcm(ncm)] as const),
    ],
  }));
};
