import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { textoDoFornecedor } from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';
import type {
  ConfrontoDaCarga,
  PontoConfrontado,
  PontoDoConfronto,
  ResultadoDoPonto,
} from '#lib/domain/aduana/processo/confronto-da-carga.ts';
import type { TipoDocumento } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { mesmaMoeda, siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { diasEntre } from '#lib/domain/datas/dias.ts';
import { escreverCnpj } from '#lib/domain/identificadores/escrever-identificador.ts';
import { Exato, porExtenso, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { acharDeclarados, type LinhaProcurada } from '#lib/domain/pedidos/declarado-do-pedido.ts';
import { valorDasLinhas } from '#lib/domain/pedidos/pedido.ts';

/** What is known of the cargo of a process before its declaration. Weights in kilograms. */
interface CargaDoProcesso {
  importadorCnpj: string | null;
  /** Names of the suppliers of the items. */
  fornecedores: readonly string[];
  /** Numbers of the conhecimento and of its master. */
  conhecimentos: readonly string[];
  pesoLiquido: DecimalTexto | null;
  embarque: DataTexto | null;
  etd: DataTexto | null;
  itens: readonly ItemDaCarga[];
  /** The declaration was registered from this process. */
  registradaDaqui: boolean;
  /** And it was from these very items: they have there the numbers of their order. */
  numerada: boolean;
}

interface ItemDaCarga extends LinhaProcurada {
  quantidade: DecimalTexto;
  pesoLiquido: DecimalTexto | null;
  moeda: { codigo: string };
}

/**
 * Compares a declaration with the process it is put on: who buys and sells, the conhecimento, the goods, their value and weight, the
 * day of shipment. `vinculados`: by the text of a declared supplier, the name in our cadastro it is linked to.
 *
 * It is clearly another cargo when not one item is found and no conhecimento confirms it, or when at least two of the points that identify
 * a cargo (supplier, conhecimento, goods, value, weight) were compared and none of them agrees or is near. Near is 5 % of a value or
 * weight, some of the items or suppliers, and 30 days of a shipment.
 */
export function confrontarCarga(
  carga: CargaDoProcesso,
  di: DeclaracaoImportacao,
  vinculados: ReadonlyMap<string, string> = new Map(),
): ConfrontoDaCarga {
  const pontos = [
    doImportador(carga, di),
    doFornecedor(carga, di, vinculados),
    doConhecimento(carga, di),
    dosItens(carga, di),
    doValor(carga, di),
    doPeso(carga, di),
    doEmbarque(carga, di),
  ];
  const comparados = pontos.filter(({ resultado }) => resultado !== 'SEM_DADO');
  return {
    pontos,
    conferem: comparados.filter(({ resultado }) => resultado === 'CONFERE').length,
    comparados: comparados.length,
    outraCarga: !carga.registradaDaqui && ehOutraCarga(pontos),
  };
}

function ehOutraCarga(pontos: readonly PontoConfrontado[]): boolean {
  const fortes = pontos.filter(({ ponto, resultado }) => IDENTIFICAM.has(ponto) && resultado !== 'SEM_DADO');
  const resultadoDe = (qual: PontoDoConfronto) => fortes.find(({ ponto }) => ponto === qual)?.resultado;
  if (resultadoDe('ITENS') === 'DIFERE' && resultadoDe('CONHECIMENTO') !== 'CONFERE') return true;
  return fortes.length >= 2 && fortes.every(({ resultado }) => resultado === 'DIFERE');
}

function doImportador({ importadorCnpj }: CargaDoProcesso, { importador }: DeclaracaoImportacao): PontoConfrontado {
  const previsto = importadorCnpj && escreverCnpj(importadorCnpj);
  const igual = importadorCnpj === importador.numero;
  return ponto('IMPORTADOR', previsto ? igual : null, { previsto, declarado: escreverCnpj(importador.numero) });
}

function doFornecedor(
  { fornecedores }: CargaDoProcesso,
  { adicoes }: DeclaracaoImportacao,
  vinculados: ReadonlyMap<string, string>,
): PontoConfrontado {
  const declarados = unicos(adicoes.flatMap(({ fornecedor }) => fornecedor ?? []));
  const previstos = unicos(fornecedores);
  const la = unicos(declarados.map((nome) => semSufixo(vinculados.get(textoDoFornecedor(nome)) ?? nome)));
  const aqui = unicos(previstos.map(semSufixo));
  const aMais = la.filter((nome) => !aqui.includes(nome)).length;
  const aMenos = aqui.filter((nome) => !la.includes(nome)).length;
  const ha = previstos.length > 0 && declarados.length > 0;
  const resultado = aMais + aMenos === 0 ? 'CONFERE' : aMais === la.length ? 'DIFERE' : 'PERTO';
  return {
    ponto: 'FORNECEDOR',
    resultado: ha ? resultado : 'SEM_DADO',
    previsto: emLista(previstos),
    declarado: emLista(declarados),
    diferenca: ha && resultado === 'PERTO' ? emLista(foraDoComum(aMais, aMenos)) : null,
  };
}

const foraDoComum = (soNaDeclaracao: number, soNoProcesso: number): string[] => [
  ...(soNaDeclaracao > 0 ? [`${soNaDeclaracao} só na declaração`] : []),
  ...(soNoProcesso > 0 ? [`${soNoProcesso} só no processo`] : []),
];

function doConhecimento({ conhecimentos }: CargaDoProcesso, { conhecimento }: DeclaracaoImportacao): PontoConfrontado {
  const declarados = [conhecimento.numero, conhecimento.master].flatMap((numero) => numero ?? []);
  const chaves = new Set(declarados.map(soLetras));
  const ha = conhecimentos.length > 0 && declarados.length > 0;
  return ponto('CONHECIMENTO', ha ? conhecimentos.some((numero) => chaves.has(soLetras(numero))) : null, {
    previsto: emLista(conhecimentos),
    declarado: emLista(declarados),
  });
}

function dosItens({ itens, numerada }: CargaDoProcesso, di: DeclaracaoImportacao): PontoConfrontado {
  const declarados = di.adicoes.flatMap(({ numero, ncm, itens: itensDaAdicao }) =>
    itensDaAdicao.map(({ sequencia, descricao, quantidade, valorUnitario }) => ({
      chave: `${numero}-${sequencia}`,
      adicao: Number(numero),
      numero: sequencia,
      ncm,
      descricao,
      quantidade,
      valorUnitario,
    })),
  );
  const procurados = itens.map((item, i) => (numerada ? { ...item, numeros: [i + 1] } : item));
  const achados = acharDeclarados(procurados, declarados);
  const iguais = itens.filter((item) => {
    const itensAchados = achados.get(item.id)?.itens ?? [];
    return itensAchados.length > 0 && somar(itensAchados.map(({ quantidade }) => quantidade)).eq(item.quantidade);
  }).length;
  const perdidos = itens.filter(({ id }) => !achados.has(id));
  const ha = itens.length > 0 && declarados.length > 0;
  const resultado = iguais === itens.length ? 'CONFERE' : achados.size > 0 ? 'PERTO' : 'DIFERE';
  const outros = achados.size - iguais;
  const diferencas = [
    ...(outros > 0 ? [`${quantos(outros)} com outra quantidade`] : []),
    ...(perdidos.length > 0 ? [`${valores(perdidos, documentoDe(di)).join(', ')} em itens não encontrados`] : []),
  ];
  return {
    ponto: 'ITENS',
    resultado: ha ? resultado : 'SEM_DADO',
    previsto: itens.length > 0 ? quantos(itens.length) : null,
    declarado: ha ? `${achados.size} de ${quantos(itens.length)} na declaração, que tem ${declarados.length}` : null,
    diferenca: ha && diferencas.length > 0 ? diferencas.join(', ') : null,
  };
}

function doValor({ itens }: CargaDoProcesso, { adicoes, duimp }: DeclaracaoImportacao): PontoConfrontado {
  const [moeda, outra] = unicos(itens.map(({ moeda: { codigo } }) => codigo));
  const daMoeda = adicoes.filter(
    ({ moeda: { codigo }, valorMoeda }) => moeda !== undefined && mesmaMoeda(codigo, moeda) && valorMoeda !== null,
  );
  const documento = documentoDe({ duimp });
  const previsto = emLista(valores(itens, documento));
  // Sums in different currencies are not compared, nor is a declaration that gives a part of its values in another currency.
  if (moeda === undefined || outra !== undefined || daMoeda.length < adicoes.length) {
    return { ponto: 'VALOR', resultado: 'SEM_DADO', previsto, declarado: null, diferenca: null };
  }
  const sigla = siglaDaMoeda(moeda);
  const declarado = somar(daMoeda.map(({ valorMoeda }) => valorMoeda));
  const escrever = (valor: Exato) => `${sigla} ${porExtenso(valor, 2)}`;
  return medido('VALOR', new Exato(valorDasLinhas(itens, documento)), declarado, escrever);
}

function doPeso({ pesoLiquido, itens }: CargaDoProcesso, { carga }: DeclaracaoImportacao): PontoConfrontado {
  const dosItens = itens.flatMap((item) => item.pesoLiquido ?? []);
  const todosPesados = itens.length > 0 && dosItens.length === itens.length;
  const escrever = (valor: Exato) => `${porExtenso(valor, Math.max(2, valor.decimalPlaces()))} kg`;
  const daqui = pesoLiquido ?? (todosPesados ? somar(dosItens).toFixed() : null);
  const [previsto, declarado] = [daqui, carga.pesoLiquido].map((peso) => (peso === null ? null : new Exato(peso)));
  if (!previsto || !declarado) {
    return {
      ponto: 'PESO',
      resultado: 'SEM_DADO',
      previsto: previsto ? escrever(previsto) : null,
      declarado: declarado ? escrever(declarado) : null,
      diferenca: null,
    };
  }
  return medido('PESO', previsto, declarado, escrever);
}

function doEmbarque({ embarque, etd }: CargaDoProcesso, { conhecimento }: DeclaracaoImportacao): PontoConfrontado {
  const previsto = embarque ?? etd;
  const declarado = conhecimento.dataEmbarque;
  const dias = previsto && declarado ? diasEntre(previsto, declarado) : null;
  const resultado =
    dias === null ? 'SEM_DADO' : dias === 0 ? 'CONFERE' : Math.abs(dias) <= DIAS_PERTO ? 'PERTO' : 'DIFERE';
  return {
    ponto: 'DATAS',
    resultado,
    previsto: previsto && diaPorExtenso(previsto),
    declarado: declarado && diaPorExtenso(declarado),
    diferenca: dias ? `${dias > 0 ? '+' : '−'}${Math.abs(dias)} ${Math.abs(dias) === 1 ? 'dia' : 'dias'}` : null,
  };
}

/** Compares two amounts: equal, within 5 % of the planned one, or different. */
function medido(
  qual: PontoDoConfronto,
  previsto: Exato,
  declarado: Exato,
  escrever: (valor: Exato) => string,
): PontoConfrontado {
  const diferenca = declarado.minus(previsto);
  const perto = diferenca.abs().lte(previsto.abs().times(PERTO));
  const resultado: ResultadoDoPonto = diferenca.isZero() ? 'CONFERE' : perto ? 'PERTO' : 'DIFERE';
  const sinal = diferenca.isNegative() ? '−' : '+';
  return {
    ponto: qual,
    resultado,
    previsto: escrever(previsto),
    declarado: escrever(declarado),
    diferenca: diferenca.isZero() ? null : `${sinal}${escrever(diferenca.abs())}`,
  };
}

function ponto(
  qual: PontoDoConfronto,
  igual: boolean | null,
  { previsto, declarado }: Pick<PontoConfrontado, 'previsto' | 'declarado'>,
): PontoConfrontado {
  const resultado = igual === null ? 'SEM_DADO' : igual ? 'CONFERE' : 'DIFERE';
  return { ponto: qual, resultado, previsto, declarado, diferenca: null };
}

/** Which document the declaration is. */
const documentoDe = ({ duimp }: Pick<DeclaracaoImportacao, 'duimp'>): TipoDocumento => (duimp ? 'DUIMP' : 'DI');

function valores(itens: readonly ItemDaCarga[], documento: TipoDocumento): string[] {
  return [...Map.groupBy(itens, ({ moeda }) => moeda.codigo)].map(
    ([codigo, itensDaMoeda]) =>
      `${siglaDaMoeda(codigo)} ${porExtenso(new Exato(valorDasLinhas(itensDaMoeda, documento)), 2)}`,
  );
}

/** The name without punctuation, accents and the form of the company, which papers write in many ways. */
function semSufixo(nome: string): string {
  const limpo = nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
  const semForma = limpo.replace(
    /( (CO|LTD|LIMITED|INC|CORP|CORPORATION|COMPANY|LLC|GMBH|SA|S A|SPA|BV|KK|LTDA))+$/,
    '',
  );
  return semForma === '' ? limpo : semForma;
}

const soLetras = (texto: string) => texto.toUpperCase().replace(/[^A-Z0-9]/g, '');
const unicos = (textos: readonly string[]) => [...new Set(textos)];
const emLista = (textos: readonly string[]) => (textos.length > 0 ? textos.join(', ') : null);
const quantos = (itens: number) => (itens === 1 ? '1 item' : `${itens} itens`);

const IDENTIFICAM: ReadonlySet<PontoDoConfronto> = new Set(['FORNECEDOR', 'CONHECIMENTO', 'ITENS', 'VALOR', 'PESO']);
const PERTO = '0.05';
const DIAS_PERTO = 30;
