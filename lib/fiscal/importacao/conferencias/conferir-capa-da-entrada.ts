import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { DeclaracaoCitada, ItemDeEntrada, NotaDeEntrada } from '#lib/domain/aduana/declaracao/nota-de-entrada.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { documentoDoNumero } from '#lib/domain/identificadores/numero-declaracao.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import {
  comparar,
  type Dito,
  EM_QUILOS,
  type LinhaDaEntrada,
  NA_DECLARACAO,
  NAO_DIZ,
} from '#lib/fiscal/importacao/declarada/linha-da-entrada.ts';

/** The head of a declaration, and the AFRMM among the expenses of its process; null where it has none. */
export interface CapaComparada
  extends Pick<DeclaracaoImportacao, 'numeroDI' | 'dataRegistro' | 'dataDesembaraco' | 'caracterizacaoOperacao'> {
  carga: Pick<DeclaracaoImportacao['carga'], 'pesoLiquido' | 'pesoBruto' | 'viaTransporte'>;
  frete: Pick<DeclaracaoImportacao['frete'], 'valorReais'>;
  seguro: Pick<DeclaracaoImportacao['seguro'], 'valorReais'>;
  afrmm: DecimalTexto | null;
}

interface ParteDaNota {
  nota: NotaDeEntrada;
  /** Its items that cite the declaration. */
  itens: readonly ItemDeEntrada[];
  /** The nota is of this declaration alone, and of all of it. */
  inteira: boolean;
}

/** Compares what the groups DI and the totals of a nota say of the whole declaration. What Cais does not hold is named. */
export function conferirCapaDaEntrada(parte: ParteDaNota, declaracao: CapaComparada): LinhaDaEntrada[] {
  const citadas = parte.itens.flatMap(({ declaracoes }) =>
    declaracoes.filter(({ numero }) => numero === declaracao.numeroDI),
  );
  return [
    conferirDia('Data do registro', citadas, 'registro', declaracao.dataRegistro),
    conferirDesembaraco(citadas, declaracao),
    conferirEmissao(parte.nota, citadas, declaracao),
    conferirVia(citadas, declaracao),
    conferirIntermediacao(citadas, declaracao),
    conferirAfrmm(parte, citadas, declaracao),
    ...conferirCarga(parte, declaracao),
    {
      onde: null,
      oQue: 'Local e UF do desembaraço',
      situacao: 'NAO_COMPARADO',
      porque: 'a declaração não os diz assim',
    },
    ...['Terceiro', 'Exportador', 'Fabricante', 'Posição na adição', 'Desconto', 'Drawback'].map(
      (oQue) =>
        ({
          onde: null,
          oQue,
          situacao: 'NAO_COMPARADO',
          porque: 'o Cais não os compara',
        }) as const,
    ),
  ];
}

type Campo = 'registro' | 'desembaraco' | 'viaTransporte' | 'intermediacao';
const ditos = (citadas: readonly DeclaracaoCitada[], campo: Campo) => [
  ...new Set(citadas.flatMap((declaracao) => declaracao[campo] ?? [])),
];

/** Compares a text that every item repeats. */
function conferirTexto(
  dito: Dito,
  daNota: readonly string[],
  aceitos: readonly string[],
  escrever: (texto: string) => string,
): LinhaDaEntrada {
  if (daNota.length === 0) return { ...dito, situacao: 'NAO_COMPARADO', porque: NAO_DIZ };
  const [declarado] = aceitos;
  if (declarado === undefined)
    return {
      ...dito,
      situacao: 'NAO_COMPARADO',
      porque: 'a declaração não diz',
    };
  const outros = daNota.filter((valor) => !aceitos.includes(valor));
  if (outros.length === 0) return { ...dito, situacao: 'CONFERE' };
  const nota = outros.map(escrever).join(', ');
  return {
    ...dito,
    situacao: 'DIFERE',
    nota,
    declarado: escrever(declarado),
    contra: NA_DECLARACAO,
  };
}

function conferirDia(
  oQue: string,
  citadas: readonly DeclaracaoCitada[],
  campo: 'registro' | 'desembaraco',
  dia: DataTexto | null,
): LinhaDaEntrada {
  return conferirTexto({ onde: null, oQue }, ditos(citadas, campo), dia === null ? [] : [dia], diaPorExtenso);
}

/** A declaration without its clearance still says that none is before its registration. */
function conferirDesembaraco(
  citadas: readonly DeclaracaoCitada[],
  { dataDesembaraco, dataRegistro }: CapaComparada,
): LinhaDaEntrada {
  const oQue = 'Data do desembaraço';
  const antes = ditos(citadas, 'desembaraco').find((dia) => dia < dataRegistro);
  if (dataDesembaraco !== null || antes === undefined)
    return conferirDia(oQue, citadas, 'desembaraco', dataDesembaraco);
  const registro = `registro em ${diaPorExtenso(dataRegistro)}`;
  return {
    onde: null,
    oQue,
    situacao: 'DIFERE',
    nota: diaPorExtenso(antes),
    declarado: registro,
    contra: NA_DECLARACAO,
  };
}

/** The goods are cleared before the nota that brings them in (MOC, rejeição 376: the clearance of a nota is not in its future). */
function conferirEmissao(
  { emissao }: NotaDeEntrada,
  citadas: readonly DeclaracaoCitada[],
  { dataDesembaraco, dataRegistro }: CapaComparada,
): LinhaDaEntrada {
  const dito = { onde: null, oQue: 'Emissão' };
  const daNota = ditos(citadas, 'desembaraco').toSorted().at(-1) ?? null;
  const limites = [
    { dia: dataDesembaraco, nome: 'desembaraço', contra: NA_DECLARACAO },
    { dia: daNota, nome: 'desembaraço', contra: 'na própria nota' },
    { dia: dataRegistro, nome: 'registro', contra: NA_DECLARACAO },
  ];
  const passado = limites.find(({ dia }) => dia !== null && emissao < dia);
  if (passado?.dia) {
    const declarado = `${passado.nome} em ${diaPorExtenso(passado.dia)}`;
    return {
      ...dito,
      situacao: 'DIFERE',
      nota: diaPorExtenso(emissao),
      declarado,
      contra: passado.contra,
    };
  }
  if (dataDesembaraco ?? daNota) return { ...dito, situacao: 'CONFERE' };
  return {
    ...dito,
    situacao: 'NAO_COMPARADO',
    porque: 'nem a nota nem a declaração diz o desembaraço',
  };
}

/** The codes of the NF-e are those of the Siscomex. A DUIMP says only that the cargo has a CE-Mercante, of any waterway, or a RUC. */
function conferirVia(citadas: readonly DeclaracaoCitada[], { carga, numeroDI }: CapaComparada): LinhaDaEntrada {
  const { codigo } = carga.viaTransporte;
  const via = codigo === null ? [] : [String(Number(codigo))];
  const aceitas = documentoDoNumero(numeroDI) === 'DI' ? via : codigo === '01' ? POR_AGUA : [];
  return conferirTexto({ onde: null, oQue: 'Via de transporte' }, ditos(citadas, 'viaTransporte'), aceitas, String);
}

const POR_AGUA = ['1', '2', '3'];

function conferirIntermediacao(
  citadas: readonly DeclaracaoCitada[],
  { caracterizacaoOperacao: { nome } }: CapaComparada,
): LinhaDaEntrada {
  const forma = intermediacaoDaNota(nome);
  const dito = { onde: null, oQue: 'Forma da importação' };
  return conferirTexto(dito, ditos(citadas, 'intermediacao'), forma ? [forma] : [], nomeDaForma);
}

/** `tpIntermedio` of the NF-e, by what the declaration calls the operation; null where it does not say. */
export function intermediacaoDaNota(operacao: string | null): string | null {
  return FORMAS.find(({ padrao }) => padrao.test(operacao ?? ''))?.codigo ?? null;
}

const FORMAS = [
  { codigo: '1', nome: 'por conta própria', padrao: /PR[OÓ]PRIA|DIRETA/i },
  { codigo: '2', nome: 'por conta e ordem', padrao: /ORDEM/i },
  { codigo: '3', nome: 'por encomenda', padrao: /ENCOMENDA/i },
];
const nomeDaForma = (codigo: string) => FORMAS.find((forma) => forma.codigo === codigo)?.nome ?? codigo;

/** Issuers share the AFRMM among the items, or repeat the whole of it in each. */
function conferirAfrmm(
  { inteira }: ParteDaNota,
  citadas: readonly DeclaracaoCitada[],
  { afrmm }: CapaComparada,
): LinhaDaEntrada {
  const dito = { onde: null, oQue: 'AFRMM' };
  const daNota = citadas.flatMap((declaracao) => declaracao.afrmm ?? []);
  if (somar(daNota).isZero()) return { ...dito, situacao: 'NAO_COMPARADO', porque: NAO_DIZ };
  if (afrmm === null)
    return {
      ...dito,
      situacao: 'NAO_COMPARADO',
      porque: 'o processo não tem despesa de AFRMM',
    };
  if (!inteira) return { ...dito, situacao: 'NAO_COMPARADO', porque: DE_PARTE };
  if (daNota.every((valor) => new Exato(valor).eq(afrmm))) return { ...dito, situacao: 'CONFERE' };
  return comparar(dito, daNota, [{ valor: new Exato(afrmm), contra: 'nas despesas do processo' }]);
}

/** Weights, freight and insurance of the whole nota: they say something only of the whole declaration. */
function conferirCarga({ nota, inteira }: ParteDaNota, declaracao: CapaComparada): LinhaDaEntrada[] {
  const { pesoLiquido, pesoBruto } = declaracao.carga;
  const pares = [
    ['Peso líquido', nota.pesoLiquido, pesoLiquido],
    ['Peso bruto', nota.pesoBruto, pesoBruto],
    ['Frete', nota.frete, declaracao.frete.valorReais],
    ['Seguro', nota.seguro, declaracao.seguro.valorReais],
  ] as const;
  return pares.map(([oQue, daNota, daDeclaracao]): LinhaDaEntrada => {
    const dito = { onde: null, oQue };
    if (daNota === null || new Exato(daNota).isZero()) return { ...dito, situacao: 'NAO_COMPARADO', porque: NAO_DIZ };
    if (daDeclaracao === null)
      return {
        ...dito,
        situacao: 'NAO_COMPARADO',
        porque: 'a declaração não diz',
      };
    if (!inteira) return { ...dito, situacao: 'NAO_COMPARADO', porque: DE_PARTE };
    const outra = { valor: new Exato(daDeclaracao), contra: NA_DECLARACAO };
    return comparar(dito, [daNota], [outra], oQue.startsWith('Peso') ? EM_QUILOS : undefined);
  });
}

const DE_PARTE = 'a nota não é da declaração inteira';
