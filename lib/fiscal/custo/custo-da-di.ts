import type {
  DeclaracaoImportacao,
  TributoDeclarado,
  TributoDi,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type {
  CustoDoProcesso,
  DespesasDoTitular,
  ParteDoCusto,
  PartesDoCusto,
} from '#lib/domain/aduana/processo/custo-realizado.ts';
import { TITULARES_DO_PAPEL } from '#lib/domain/aduana/processo/despesa.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { arredondarCentavos, dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { recolheresSemMotivo } from '#lib/fiscal/importacao/conferencias/conferencia-do-recolher.ts';
import { debitosDasAdicoes } from '#lib/fiscal/importacao/declarada/debito-da-declaracao.ts';
import {
  direitosDeclarados,
  type EncargoDaDeclaracao,
  encargosSemAdicao,
} from '#lib/fiscal/importacao/declarada/encargos-da-declaracao.ts';
import {
  pagoDaReceita,
  RECEITA_DO_TRIBUTO,
  RECEITA_TAXA_SISCOMEX,
} from '#lib/fiscal/importacao/declarada/receitas-di.ts';
import { valorAduaneiroDeclarado } from '#lib/fiscal/importacao/declarada/valor-aduaneiro-declarado.ts';
import { paraCadaTributo } from '#lib/fiscal/importacao/totais.ts';
import { type Memoria, memoriaSemRepetir, texto } from '#lib/fiscal/memoria.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { adicionalDaCofins } from '#lib/fiscal/reforma/pago-na-importacao.ts';
import type { CbsIbsDoCusto } from './cbs-ibs-do-custo.ts';
import {
  type CustoDoItem,
  type CustoRealizado,
  calcularCustoRealizado,
  type DespesaDoCusto,
} from './custo-realizado.ts';

/** The cost data that does not come from the declaration. */
export interface DadosDoCusto {
  despesas: readonly DespesaDoCusto[];
  /** Taxes of the declaration that the company recovers as a credit. */
  recuperaveis: readonly TributoDi[];
  /** Null where there is neither tax. */
  cbsIbs: CbsIbsDoCusto | null;
  /** Of the company; those of the factory otherwise. */
  parametros?: readonly Parametro[];
}

/**
 * Calculates the realised cost of the items of a registered declaration: what was declared and paid, plus the expenses shared to
 * the cent.
 */
export function custoDaDi(di: DeclaracaoImportacao, dados: DadosDoCusto): CustoDoProcesso {
  const comum = {
    recuperavel: dinheiro(somar([...recuperado(di, dados), dados.cbsIbs?.credito ?? null])),
    cbsIbs: dados.cbsIbs && semPesos(dados.cbsIbs),
    titulares: porTitular(dados.despesas),
  };
  const motivo = porQueNaoHaCusto(di);
  if (motivo) return { ...comum, motivo, itens: [], totais: ZERADOS };
  const emPartes = (de: (parte: ParteDoCusto) => DecimalTexto) => partes(de, dados);
  const { itens } = calcular(di, dados);
  const declarados = di.adicoes.flatMap(({ itens: itensDaAdicao }) => itensDaAdicao);
  return {
    motivo: null,
    itens: itens.map((custo, i) => {
      const { sequencia = 0, descricao = '', quantidade = '0', unidade = null } = declarados[i] ?? {};
      return {
        adicao: custo.adicao,
        sequencia,
        descricao,
        quantidade,
        unidade,
        ...emPartes((parte) => texto(custo[parte])),
        unitario: ehAberta('unitario', dados) ? null : texto(custo.unitario),
      };
    }),
    totais: emPartes((parte) => dinheiro(somar(itens.map((custo) => texto(custo[parte]))))),
    ...comum,
  };
}

/** A tax that is due, not to be paid without a reason and not paid would be left out of the cost unseen. */
export function porQueNaoHaCusto(di: DeclaracaoImportacao): string | null {
  if (di.adicoes.every(({ itens }) => itens.length === 0)) return 'A declaração não tem itens em que ratear.';
  const fora = recolheresSemMotivo(di).filter(
    ({ faltaPagar, tributo }) => faltaPagar && !pagoDaReceita(di, RECEITA_DO_TRIBUTO[tributo])?.gt(0),
  );
  const [primeiro, ...outros] = fora;
  if (!primeiro) return null;
  const mais = outros.length > 0 ? `, e mais ${outros.length} assim` : '';
  return `Não se sabe se é custo o que a adição ${primeiro.adicao} deixa de recolher: ${primeiro.frase}${mais}. Confira a declaração.`;
}

type FiguraDoItem = ParteDoCusto | 'unitario';

/** Whether a figure would hold CBS and IBS that nobody knows. */
function ehAberta(figura: FiguraDoItem, { cbsIbs }: DadosDoCusto): boolean {
  return cbsIbs?.custo === null && figura !== 'valorAduaneiro' && figura !== 'despesas';
}

function semPesos({ custo, credito, motivo }: CbsIbsDoCusto) {
  return { custo, credito, motivo };
}

/** Returns the memória of the cost of an item; null when the item does not exist, or the figure is unknown. */
export function memoriaDoCusto(
  di: DeclaracaoImportacao,
  dados: DadosDoCusto,
  { adicao, sequencia, figura }: { adicao: string; sequencia: number; figura: FiguraDoItem },
): Memoria | null {
  if (ehAberta(figura, dados) || porQueNaoHaCusto(di)) return null;
  const id = chaveDoItem(adicao, sequencia);
  const item: CustoDoItem | undefined = calcular(di, dados).itens.find((custoDoItem) => custoDoItem.id === id);
  return item ? memoriaSemRepetir(item[figura]) : null;
}

function calcular(di: DeclaracaoImportacao, dados: DadosDoCusto): CustoRealizado {
  const { despesas, recuperaveis, cbsIbs } = dados;
  const debitos = debitosDasAdicoes(di);
  return calcularCustoRealizado({
    adicoes: di.adicoes.map((adicao, i) => ({
      numero: adicao.numero,
      valorAduaneiro: valorAduaneiroDeclarado(adicao),
      pesoLiquido: adicao.pesoLiquido ?? '0',
      recolher: paraCadaTributo((tributo) => dinheiro(debitos[i]?.[tributo] ?? new Exato(0))),
      direitos: [
        ...direitosDeclarados(adicao.outros).map(emTexto),
        ...oAdicional(adicao.tributos.cofins, debitos[i]?.cofins, di, dados),
      ],
      itens: adicao.itens.map(({ sequencia, quantidade, valorUnitario, duimp }) => ({
        id: chaveDoItem(adicao.numero, sequencia),
        quantidade,
        valorUnitario,
        proprio: duimp?.valorAduaneiro
          ? {
              valorAduaneiro: duimp.valorAduaneiro,
              pesoLiquido: duimp.pesoLiquido ?? '0',
              recolher: paraCadaTributo((tributo) => duimp.tributos[tributo].recolher),
              direitos: [
                ...direitosDeclarados(duimp.outros).map(emTexto),
                ...oAdicional(duimp.tributos.cofins, new Exato(duimp.tributos.cofins.recolher), di, dados),
              ],
            }
          : null,
      })),
    })),
    encargos: encargos(di, dados).map(emTexto),
    taxaSiscomex: dinheiro(pagoDaReceita(di, RECEITA_TAXA_SISCOMEX) ?? somar([])),
    despesas,
    recuperaveis,
    cbsIbs: cbsIbs?.custo ? { valor: cbsIbs.custo, pesos: cbsIbs.pesos } : null,
  });
}

/** What comes back: the taxes as debited without the surcharge of the COFINS, which gives no credit, and the expenses that do. */
function recuperado(di: DeclaracaoImportacao, dados: DadosDoCusto): DecimalTexto[] {
  const { despesas, recuperaveis } = dados;
  const debitos = debitosDasAdicoes(di);
  const tributos = debitos.flatMap((debitosDaAdicao) =>
    recuperaveis.map((tributo) => dinheiro(debitosDaAdicao[tributo])),
  );
  const adicionais = adicionaisDaDi(di, dados);
  const aMais = encargos(di, dados).filter(({ tributo }) =>
    recuperaveis.some((recuperavel) => recuperavel === tributo),
  );
  return [
    ...tributos,
    dinheiro(adicionais.negated()),
    ...aMais.map(({ valor }) => dinheiro(valor)),
    ...despesas.filter((despesa) => despesa.recuperavel).map(({ valor }) => valor),
  ];
}

/** In the order of {@link TITULARES_DO_PAPEL}, the unsaid last; empty where no paper is said to name anybody. */
function porTitular(despesas: readonly DespesaDoCusto[]): DespesasDoTitular[] {
  const soma = (despesasSomadas: readonly DespesaDoCusto[]) =>
    dinheiro(somar(despesasSomadas.map(({ valor }) => valor)));
  const totaisDosTitulares = [...TITULARES_DO_PAPEL, null].flatMap((emNomeDe) => {
    const despesasDoTitular = despesas.filter((despesa) => (despesa.emNomeDe ?? null) === emNomeDe);
    const credito = soma(despesasDoTitular.filter(({ recuperavel }) => recuperavel));
    return despesasDoTitular.length === 0 ? [] : [{ emNomeDe, valor: soma(despesasDoTitular), credito }];
  });
  return totaisDosTitulares.some(({ emNomeDe }) => emNomeDe !== null) ? totaisDosTitulares : [];
}

const ADICIONAL = 'Adicional da COFINS-Importação';

/** The surcharge as a charge of its own, where the COFINS comes back without it. */
function oAdicional(
  cofins: TributoDeclarado,
  paga: Exato | undefined,
  { dataRegistro }: DeclaracaoImportacao,
  { recuperaveis, parametros = PARAMETROS_DE_FABRICA }: DadosDoCusto,
) {
  if (!recuperaveis.includes('cofins') || !paga?.gt(0)) return [];
  const valor = adicionalDaCofins(cofins, dinheiro(paga), dataRegistro, parametros);
  if (valor === null || new Exato(valor).isZero()) return [];
  return [{ tributo: null, nome: ADICIONAL, valor, fonte: 'Lei 10.865/2004, art. 15, § 1º-A: não dá crédito' }];
}

/** The surcharge of all adições: by item where a DUIMP declares them, as the cost has it. */
function adicionaisDaDi(di: DeclaracaoImportacao, dados: DadosDoCusto): Exato {
  const debitos = debitosDasAdicoes(di);
  const partes = di.adicoes.flatMap(({ tributos, itens }, i) => {
    const proprios = itens.flatMap(({ duimp }) => (duimp?.valorAduaneiro ? [duimp.tributos.cofins] : []));
    return proprios.length === itens.length
      ? proprios.flatMap((cofins) => oAdicional(cofins, new Exato(cofins.recolher), di, dados))
      : oAdicional(tributos.cofins, debitos[i]?.cofins, di, dados);
  });
  return somar(partes.map(({ valor }) => valor));
}

/** Charges outside the adições. Of COFINS paid beyond them the surcharge has the part it has of their COFINS. */
function encargos(di: DeclaracaoImportacao, dados: DadosDoCusto): EncargoDaDeclaracao[] {
  const cofins = debitosDasAdicoes(di).reduce((ate, debitosDaAdicao) => ate.plus(debitosDaAdicao.cofins), new Exato(0));
  const adicionais = adicionaisDaDi(di, dados);
  return encargosSemAdicao(di).flatMap((encargo) => {
    if (encargo.tributo !== 'cofins' || adicionais.isZero()) return [encargo];
    const parte = arredondarCentavos(encargo.valor.times(adicionais).div(cofins));
    const nome = `${ADICIONAL} pago além do que as adições declaram`;
    return [
      { ...encargo, valor: encargo.valor.minus(parte) },
      { tributo: null, nome, valor: parte, fonte: encargo.fonte },
    ];
  });
}

const emTexto = ({ tributo, nome, valor, fonte }: EncargoDaDeclaracao) => ({
  tributo,
  nome,
  valor: dinheiro(valor),
  fonte,
});

function chaveDoItem(adicao: string, sequencia: number): string {
  return `${adicao}/${sequencia}`;
}

function partes(de: (parte: ParteDoCusto) => DecimalTexto, dados: DadosDoCusto): PartesDoCusto {
  const sabida = (parte: ParteDoCusto) => (ehAberta(parte, dados) ? null : de(parte));
  return {
    valorAduaneiro: de('valorAduaneiro'),
    tributos: sabida('tributos'),
    despesas: de('despesas'),
    total: sabida('total'),
  };
}

const ZERADOS: PartesDoCusto = { valorAduaneiro: '0.00', tributos: '0.00', despesas: '0.00', total: '0.00' };
