import { z } from 'zod';
import { validarNumeroDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { TRIBUTOS_DCI, type TributoDci } from '#lib/domain/zfm/dci.ts';
import { ENTRADA_DE_INSUMO } from '#lib/registros/entrada-de-insumo.ts';
import { CNPJ_DA_INDUSTRIA } from '#lib/registros/industria.ts';
import type { RecursoDePlanilha } from './coluna-de-planilha.ts';
import { planilhaDe } from './planilha-de.ts';

const E = ENTRADA_DE_INSUMO;

/** Titles of the three columns of a tax; the values are of the whole balance, in reais. */
function tributoNaPlanilha(nome: TributoDci) {
  const { aliquota, suspenso, valor } = E.tributos.shape[nome].shape;
  return z.object({
    aliquota: aliquota.meta({ planilha: [`Alíquota ${nome}`, `${nome} (%)`, `% ${nome}`] }),
    suspenso: suspenso.meta({ planilha: [`${nome} suspenso?`, `Suspensão ${nome}`] }),
    valor: valor.meta({ planilha: [`${nome} suspenso (R$)`, `${nome} (R$)`, `Valor ${nome}`] }),
  });
}

/** All decimals, as they are stored: a row that says the same changes nothing. */
const EM_DOLARES = { tipo: 'decimal', casas: 7 } as const;

const planilha = planilhaDe(
  {
    importador: E.importador.meta({ rotulo: CNPJ_DA_INDUSTRIA, planilha: ['Indústria', 'Importador', 'CNPJ'] }),
    item: E.item.meta({
      rotulo: 'Part number',
      planilha: ['PN', 'P/N', 'Insumo', 'Código', 'Código do item', 'Código do insumo', 'Produto'],
    }),
    numero: E.numero.meta({
      rotulo: 'Número da DI ou DUIMP',
      planilha: ['DI', 'DUIMP', 'Número da DI', 'Nº da DI', 'Número da declaração', 'Declaração', 'DI/DUIMP'],
    }),
    adicao: E.adicao.meta({ planilha: ['Nº da adição', 'Número da adição', 'Adi'] }),
    lugar: E.lugar.meta({ rotulo: 'Item da adição', planilha: ['Item', 'Nº do item', 'Seq', 'Sequencial'] }),
    dataDocumento: E.dataDocumento.meta({
      rotulo: 'Registro',
      planilha: ['Data do registro', 'Data da DI', 'Data de registro', 'Data'],
    }),
    dataEntrada: E.dataEntrada.meta({
      planilha: ['Entrada', 'Data de entrada', 'Desembaraço', 'Data do desembaraço'],
    }),
    quantidade: E.quantidade.meta({
      rotulo: 'Saldo',
      planilha: ['Quantidade', 'Saldo atual', 'Quantidade em saldo', 'Qtd', 'Qtde', 'Estoque'],
    }),
    quantidadeDeclarada: E.quantidadeDeclarada.meta({
      planilha: ['Declarada', 'Qtd declarada', 'Quantidade da DI', 'Quantidade importada', 'Quantidade original'],
    }),
    vuUSD: E.vuUSD.meta({
      rotulo: 'Valor unitário (US$)',
      planilha: ['Valor unitário', 'VUCV', 'VMLE unitário', 'Preço unitário', 'Preço unitário (US$)', 'US$'],
    }),
    freteUSD: E.freteUSD.meta({ planilha: ['Frete', 'Frete (US$)', 'Frete unitário'] }),
    seguroUSD: E.seguroUSD.meta({ planilha: ['Seguro', 'Seguro (US$)', 'Seguro unitário'] }),
    fornecedorNome: E.fornecedorNome.meta({ rotulo: 'Fornecedor', planilha: ['Exportador', 'Nome do fornecedor'] }),
    tributos: z.object({
      II: tributoNaPlanilha('II'),
      IPI: tributoNaPlanilha('IPI'),
      PIS: tributoNaPlanilha('PIS'),
      COFINS: tributoNaPlanilha('COFINS'),
    }),
    cClassTrib: E.cClassTrib.meta({ planilha: ['cClassTrib', 'Classificação tributária'] }),
    cbsSuspensa: E.cbsSuspensa.meta({ planilha: ['CBS suspensa', 'CBS'] }),
    ibsUfSuspenso: E.ibsUfSuspenso.meta({ planilha: ['IBS estadual', 'IBS UF'] }),
    ibsMunSuspenso: E.ibsMunSuspenso.meta({ planilha: ['IBS municipal', 'IBS Mun'] }),
    observacao: E.observacao.meta({ planilha: ['Observações', 'Obs'] }),
  },
  {
    titulo: 'Saldos iniciais',
    chave: ['importador.id', 'numero', 'adicao', 'lugar'],
    leitores: {
      numero: { tipo: 'identificador', validar: validarNumeroDeclaracao, algarismos: 10 },
      quantidade: { tipo: 'decimal', casas: 5 },
      quantidadeDeclarada: { tipo: 'decimal', casas: 5 },
      ...Object.fromEntries(['vuUSD', 'freteUSD', 'seguroUSD'].map((campo) => [campo, EM_DOLARES])),
    },
    deFora:
      'O insumo precisa estar no cadastro de itens. Uma declaração que já está num processo é recusada. A prova se anexa depois, em “Saldo inicial”.',
  },
);

/** An opening balance must have these; a nota or a DSI need not. */
const EXIGIDAS = ['adicao', 'quantidadeDeclarada', 'vuUSD'];

/** The opening balances: what is left of an item of a declaration that the history does not have. */
export const PLANILHA_DE_SALDO_INICIAL: RecursoDePlanilha = {
  ...planilha,
  colunas: planilha.colunas.map((coluna) =>
    EXIGIDAS.includes(coluna.campo) ? { ...coluna, obrigatoria: true } : coluna,
  ),
  comeca: { papel: 'DECLARACAO', tributos: Object.fromEntries(TRIBUTOS_DCI.map((nome) => [nome, {}])) },
};
