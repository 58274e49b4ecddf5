import {
  type DeclaracaoImportacao,
  type PagamentoDeclarado,
  TRIBUTOS_DI,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { condicaoDeVenda } from '#lib/domain/aduana/tributos/incoterm.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { digitoDaDi } from '#lib/domain/identificadores/digito-di.ts';
import { dinheiro, somar, truncarCentavos } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { debitosDaDeclaracao } from '#lib/fiscal/importacao/declarada/debito-da-declaracao.ts';
import { RECEITA_DO_TRIBUTO, RECEITA_TAXA_SISCOMEX } from '#lib/fiscal/importacao/declarada/receitas-di.ts';
import { taxaSiscomex } from '#lib/fiscal/importacao/taxa-siscomex.ts';
import { apurarAdicoes } from './gerador-adicoes.ts';
import { type ContextoDaDeclaracao, contextoDe, type PedidoDeDeclaracao } from './gerador-contexto.ts';
import { type Sorteio, sorteio } from './sorteio.ts';

/**
 * Makes a fictitious declaration whose every figure obeys the arithmetic of the Siscomex (domain/importacao.md §3.4). The same
 * request gives the same declaration.
 * @throws {RangeError} for more adições or items than a DI holds, or a currency without a rate.
 */
export function gerarDeclaracao(pedido: PedidoDeDeclaracao): DeclaracaoImportacao {
  const acaso = sorteio(pedido.semente);
  const contexto = contextoDe(pedido, acaso);
  const numeroDI = pedido.numero ?? numeroFicticio(pedido.dataRegistro, acaso.inteiro(0, 999_999));
  const adicoes = apurarAdicoes(contexto, numeroDI);
  const semPagamentos: DeclaracaoImportacao = {
    numeroDI,
    sequencialRetificacao: 0,
    ...cabecalho(contexto, acaso),
    ...cargaEConhecimento(contexto, acaso),
    frete: contexto.frete,
    seguro: contexto.seguro,
    totais: totaisDe(contexto),
    pagamentos: [],
    documentos: [
      { tipo: { codigo: '01', nome: 'FATURA COMERCIAL' }, numero: `FICTICIA${pedido.semente}` },
      { tipo: { codigo: '28', nome: 'CONHECIMENTO DE CARGA' }, numero: `FICTICIO${pedido.semente}` },
      { tipo: { codigo: '29', nome: 'ROMANEIO DE CARGA' }, numero: `FICTICIO${pedido.semente}` },
    ],
    embalagens: [{ tipo: contexto.rota.embalagem, quantidade: acaso.inteiro(1, 900) }],
    informacaoComplementar: `DECLARACAO FICTICIA, GERADA PARA DEMONSTRACAO.\nTAXA DE CONVERSAO ${contexto.moeda}: ${contexto.taxa}`,
    adicoes,
  };
  // A copy, so that a change of the declaration does not reach the shared catalogue.
  return structuredClone({ ...semPagamentos, pagamentos: pagamentosDe(semPagamentos) });
}

type Cabecalho = Pick<
  DeclaracaoImportacao,
  | 'tipoDeclaracao'
  | 'modalidadeDespacho'
  | 'caracterizacaoOperacao'
  | 'dataRegistro'
  | 'dataDesembaraco'
  | 'canalCodigo'
  | 'situacaoEntregaCarga'
  | 'importador'
  | 'urfDespacho'
>;

function cabecalho({ pedido, regime, rota }: ContextoDaDeclaracao, acaso: Sorteio): Cabecalho {
  const desembaracada = acaso.inteiro(1, 4) > 1;
  return {
    tipoDeclaracao: regime === 'zfm' ? { codigo: '06', nome: 'ADMISSAO NA ZFM' } : { codigo: '01', nome: 'CONSUMO' },
    modalidadeDespacho: { codigo: '1', nome: 'Normal' },
    caracterizacaoOperacao: { codigo: '1', nome: 'Importação Própria' },
    dataRegistro: pedido.dataRegistro,
    dataDesembaraco: desembaracada ? somarDias(pedido.dataRegistro, acaso.inteiro(0, 3)) : null,
    canalCodigo: desembaracada ? '001' : '000',
    situacaoEntregaCarga: desembaracada ? 'ENTREGA AUTORIZADA' : 'ENTREGA NAO AUTORIZADA',
    importador: { ...pedido.importador, representanteLegal: REPRESENTANTE },
    urfDespacho: rota.urf,
  };
}

/** The CPF that every validator uses as its example. */
const REPRESENTANTE = { cpf: '52998224725', nome: 'REPRESENTANTE FICTICIO' };

function cargaEConhecimento(
  { pedido, rota, procedencia, pesoLiquido }: ContextoDaDeclaracao,
  acaso: Sorteio,
): Pick<DeclaracaoImportacao, 'carga' | 'conhecimento'> {
  const chegada = somarDias(pedido.dataRegistro, -acaso.inteiro(1, 6));
  return {
    carga: {
      ...rota.carga,
      paisProcedencia: procedencia.pais,
      urfEntrada: rota.urf,
      recinto: { codigo: '2279901', nome: 'RECINTO ALFANDEGADO FICTICIO' },
      setor: '001',
      dataChegada: chegada,
      pesoBruto: pesoLiquido
        .times(100 + acaso.inteiro(4, 18))
        .div(100)
        .toFixed(5),
      pesoLiquido: pesoLiquido.toFixed(5),
    },
    conhecimento: {
      numero: `FICTICIO${pedido.semente}`,
      master: rota.master(acaso, pedido.dataRegistro.slice(2, 4)),
      tipo: rota.tipoConhecimento,
      dataEmbarque: somarDias(chegada, -acaso.inteiro(...rota.diasDeViagem)),
      localEmbarque: procedencia.local,
    },
  };
}

/** VMLE excludes freight and insurance and VMLD includes them, whichever party the Incoterm charges. */
function totaisDe(contexto: ContextoDaDeclaracao): DeclaracaoImportacao['totais'] {
  const { incoterm, mercadorias, taxa, taxaDolar, frete, seguro, partidas } = contexto;
  const { freteIncluso, seguroIncluso } = condicaoDeVenda(incoterm);
  const internacional = somar([frete.valorReais, seguro.valorReais]);
  const incluso = somar([freteIncluso ? frete.valorReais : null, seguroIncluso ? seguro.valorReais : null]);
  const embarque = truncarCentavos(mercadorias.times(taxa)).minus(incluso);
  const descarga = embarque.plus(internacional);
  return {
    adicoes: partidas.length,
    vmleDolares: dinheiro(truncarCentavos(embarque.div(taxaDolar))),
    vmleReais: dinheiro(embarque),
    vmldDolares: dinheiro(truncarCentavos(descarga.div(taxaDolar))),
    vmldReais: dinheiro(descarga),
  };
}

/** The debits of the bank, rounded half up; they differ from the sum of the printed figures. */
function pagamentosDe(di: DeclaracaoImportacao): PagamentoDeclarado[] {
  const { dataRegistro, adicoes } = di;
  const debitos = debitosDaDeclaracao(di);
  const tributos = TRIBUTOS_DI.map((tributo) => ({
    codigoReceita: RECEITA_DO_TRIBUTO[tributo],
    valorReceita: dinheiro(debitos[tributo]),
  }));
  const taxa = {
    codigoReceita: RECEITA_TAXA_SISCOMEX,
    valorReceita: taxaSiscomex({ dataRegistro, adicoes: adicoes.length }),
  };
  return [...tributos, taxa]
    .filter(({ valorReceita }) => valorReceita !== '0.00')
    .map((pago) => ({ ...pago, data: dataRegistro, valorMulta: '0.00', valorJuros: '0.00', numeroRetificacao: 0 }));
}

/** Makes the number of a DI, from 9000000 up: no year reaches that many registrations. `qual` goes from 0 to 999,999. */
export function numeroFicticio(dataRegistro: DataTexto, qual: number): string {
  const semDigito = `${dataRegistro.slice(2, 4)}9${String(qual).padStart(6, '0')}`;
  return semDigito + digitoDaDi(semDigito);
}
