import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { DciNovo } from '#lib/contracts/dci/dci-campos.ts';
import type { LeituraDaMora } from '#lib/domain/aduana/tributos/mora.ts';
import type { LocalDestino } from '#lib/domain/aduana/viagem/local-destino.ts';
import type { ModalidadeDci, NaturezaDci, Obsoleto, OrigemDoItem, TipoDci } from '#lib/domain/zfm/dci.ts';
import type { PassoDaDci } from '#lib/domain/zfm/passos-da-dci.ts';
import type { CanalDci, SituacaoDci } from '#lib/domain/zfm/situacao-dci.ts';
import { importador, itemCadastrado, representante } from './cadastros.ts';
import {
  companyKey,
  dia,
  dinheiro,
  empresaId,
  instante,
  percentual,
  quantidade,
  quantidadeDeInsumo,
  valorUnitario,
} from './columns.ts';
import { dcr, produto } from './dcr.ts';
import { chaves, recordColumns, stepColumns, stepKeys } from './record-columns.ts';
import { arquivo } from './records.ts';
import { saldoLote } from './saldo.ts';

/** A DCI. What its notas come to stands in `dci_item`; its sums are those the engine reckoned when it was last written. */
export const dci = pgTable(
  'dci',
  {
    ...recordColumns,
    /** As we number them: `DCI-2026-0001`. */
    processo: text().notNull(),
    situacao: text().$type<SituacaoDci>().notNull(),
    /** Day of the last step. */
    desde: dia(),
    /** Ten digits, as the Receita gave them. */
    numero: char({ length: 10 }),
    tipo: text().$type<TipoDci>().notNull(),
    natureza: text().$type<NaturezaDci>().notNull(),
    /** The one a retificadora corrects, and the first of them all: what a nota belongs to. */
    anteriorId: uuid(),
    raizId: uuid().notNull(),
    processoRetificador: char({ length: 17 }),
    /** A retificadora beside another of the same DCI, from before a second one was refused (docs/decisions/esperas-e-travas.md). */
    dobrada: boolean().notNull().default(false),
    /** `2026-11` */
    competencia: char({ length: 7 }),
    importadorId: uuid().notNull(),
    representanteId: uuid(),
    banco: char({ length: 3 }),
    agencia: text(),
    conta: text(),
    /** Reais for a dollar. */
    taxaUsd: numeric({ precision: 18, scale: 4 }),
    dataTaxa: dia(),
    vencimento: dia(),
    /** The day told, or the one of the parameter. */
    venceEm: dia(),
    dataPagamento: dia(),
    selic: jsonb().$type<DciNovo['selic']>().notNull(),
    modalidades: jsonb().$type<DciNovo['modalidades']>().notNull(),
    decisoes: jsonb().$type<DciNovo['decisoes']>().notNull(),
    obsoletos: jsonb().$type<DciNovo['obsoletos']>().notNull().default([]),
    realocacoes: jsonb().$type<DciNovo['realocacoes']>().notNull(),
    ordensJudiciais: jsonb().$type<DciNovo['ordensJudiciais']>().notNull(),
    /** Presença de carga of an individual DCI, or the form by which the recinto was told of its dispensation. */
    presencaEm: dia(),
    presencaRecinto: text(),
    presencaDispensa: text(),
    observacao: text(),
    notas: integer().notNull(),
    /** Number of the nota of an individual one. */
    notaNumero: text(),
    itens: integer().notNull(),
    iiUsd: valorUnitario(),
    tributos: dinheiro(),
    totalDarf: dinheiro(),
    grupos: jsonb().$type<DciLido['grupos']>().notNull(),
    darfs: jsonb().$type<DciLido['darfs']>().notNull(),
    receitas: jsonb().$type<DciLido['receitas']>().notNull(),
    /** From which day the multa counts, as it was reckoned. */
    mora: jsonb().$type<LeituraDaMora>(),
    /** The engine that reckoned them. */
    motor: text(),
    dataTransmissao: dia(),
    dataRegistro: dia(),
    canal: text().$type<CanalDci>(),
    /** The last arquivo de conferência made of it. */
    arquivoId: uuid(),
    arquivoEm: instante(),
    pagoEm: dia(),
    pago: jsonb().$type<DciLido['pago']>(),
  },
  (t) => [
    ...chaves(t),
    uniqueIndex('dci_processo').on(t.empresaId, t.processo),
    uniqueIndex('dci_numero').on(t.empresaId, t.numero).where(sql`numero is not null and excluido_em is null`),
    // A month is declared once; what changes of it is a retificadora.
    uniqueIndex('dci_competencia')
      .on(t.empresaId, t.importadorId, t.competencia)
      .where(sql`tipo = 'MENSAL' and natureza = 'ORIGINAL' and situacao <> 'CANCELADA' and excluido_em is null`),
    uniqueIndex('dci_retificadora')
      .on(t.empresaId, t.anteriorId)
      .where(sql`natureza = 'RETIFICADORA' and situacao <> 'CANCELADA' and excluido_em is null and not dobrada`),
    index('dci_raiz').on(t.empresaId, t.raizId),
    index('dci_anterior').on(t.empresaId, t.anteriorId),
    index('dci_situacao').on(t.empresaId, t.situacao).where(sql`excluido_em is null`),
    index('dci_a_pagar')
      .on(t.empresaId, t.venceEm)
      .where(
        sql`situacao in ('REGISTRADA', 'EM_CONFERENCIA', 'COM_EXIGENCIA', 'DESEMBARACADA') and pago_em is null and excluido_em is null`,
      ),
    index('dci_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
    companyKey(t, t.anteriorId, t),
    companyKey(t, t.importadorId, importador),
    companyKey(t, t.representanteId, representante),
    companyKey(t, t.arquivoId, arquivo),
  ],
);

/** What the notas of a DCI come to: one product, modalidade, destino and DCR-E. Made anew as long as the DCI is open. */
export const dciItem = pgTable(
  'dci_item',
  {
    empresaId: empresaId(),
    dciId: uuid().notNull(),
    chave: text().notNull(),
    /** Its place in the DCI, from 1. */
    ordem: integer().notNull(),
    modalidade: text().$type<ModalidadeDci>().notNull(),
    codigo: text().notNull(),
    descricao: text().notNull(),
    ncm: char({ length: 8 }).notNull(),
    unidade: text().notNull(),
    destino: smallint().$type<LocalDestino>().notNull(),
    quantidade: quantidade().notNull(),
    valor: dinheiro().notNull(),
    notas: integer().notNull(),
    produtoId: uuid(),
    itemId: uuid(),
    dcrId: uuid(),
    /** Of the DCR-E as it was registered. */
    iiUnitUsd: valorUnitario(),
    cra: percentual(),
    exigivel: boolean(),
    exigivelPadrao: boolean(),
    motivo: text(),
    obsoleto: jsonb().$type<Obsoleto>(),
    falta: boolean().notNull(),
    origens: jsonb().$type<OrigemDoItem[]>().notNull(),
    iiUsd: valorUnitario(),
    ii: dinheiro(),
    ipi: dinheiro(),
    pis: dinheiro(),
    cofins: dinheiro(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.dciId, t.chave] }),
    index('dci_item_dcr').on(t.empresaId, t.dcrId),
    index('dci_item_codigo').on(t.empresaId, t.codigo),
    companyKey(t, t.dciId, dci),
    companyKey(t, t.produtoId, produto),
    companyKey(t, t.itemId, itemCadastrado),
    companyKey(t, t.dcrId, dcr),
  ],
);

/** An input an item of a DCI takes, of which stock, and what no stock could give. */
export const dciInsumo = pgTable(
  'dci_insumo',
  {
    empresaId: empresaId(),
    dciId: uuid().notNull(),
    /** In the order it is served, from 1. */
    ordem: integer().notNull(),
    /** `chave` of the item. */
    item: text().notNull(),
    /** By what stock of it is found: `item:` a part number, `texto:` a text of declarations, `sem:` nothing of the stock. */
    insumo: text().notNull(),
    codigo: text().notNull(),
    descricao: text().notNull(),
    /** Per unit of the product. */
    coefTecnico: quantidadeDeInsumo().notNull(),
    quantidade: quantidadeDeInsumo().notNull(),
    faltante: quantidadeDeInsumo().notNull(),
  },
  (t) => [primaryKey({ columns: [t.empresaId, t.dciId, t.ordem] }), companyKey(t, t.dciId, dci)],
);

/** What of a lote goes into an item of a DCI: a plan until its registration, and what the ledger has from then on. */
export const dciSaque = pgTable(
  'dci_saque',
  {
    empresaId: empresaId(),
    dciId: uuid().notNull(),
    /** Of the input. */
    insumoOrdem: integer().notNull(),
    loteId: uuid().notNull(),
    quantidade: quantidadeDeInsumo().notNull(),
    /** Chosen by a person, not by its turn. */
    manual: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.dciId, t.insumoOrdem, t.loteId] }),
    index('dci_saque_lote').on(t.empresaId, t.loteId),
    foreignKey({
      columns: [t.empresaId, t.dciId, t.insumoOrdem],
      foreignColumns: [dciInsumo.empresaId, dciInsumo.dciId, dciInsumo.ordem],
    }),
    companyKey(t, t.loteId, saldoLote),
  ],
);

/** A step of a DCI; one taken back stays, with who took it back. */
export const dciPasso = pgTable(
  'dci_passo',
  {
    ...stepColumns,
    dciId: uuid().notNull(),
    passo: text().$type<PassoDaDci | 'EDITAR' | 'SUCEDIDA'>().notNull(),
    situacao: text().$type<SituacaoDci>().notNull(),
    numero: char({ length: 10 }),
    canal: text().$type<CanalDci>(),
    arquivoId: uuid(),
    /** Whichever corrected it, where that is what moved it. */
    sucessoraId: uuid(),
  },
  (t) => [
    ...stepKeys(t),
    uniqueIndex('dci_passo_ordem').on(t.empresaId, t.dciId, t.ordem),
    companyKey(t, t.dciId, dci),
    companyKey(t, t.arquivoId, arquivo),
    companyKey(t, t.sucessoraId, dci),
  ],
);
