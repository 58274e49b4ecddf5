import { Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { type ItemDaDci, type ModalidadeTributada, NOME_MODALIDADE_DCI, type TributoDci } from '#lib/domain/zfm/dci.ts';
import { emTextoCanonico } from '#lib/domain/zfm/sucessao-do-documento.ts';

/** What a DCI declares, as far as its retificadora is compared with it. */
export interface DeclaradoNaDci {
  notas: number;
  banco: string | null;
  agencia: string | null;
  conta: string | null;
  taxaUSD: DecimalTexto | null;
  dataPagamento: string | null;
  ordensJudiciais: readonly object[];
  lista: readonly (ItemDaDci & { valor: DecimalTexto } & Record<TributoDci, DecimalTexto | null>)[];
  grupos: readonly { modalidade: ModalidadeTributada; tributo: TributoDci; calculado: DecimalTexto | null }[];
}

/** Lists what a retificadora changes of the DCI it corrects, in words; empty where it declares the same. */
export function mudancasDaRetificadora(antes: DeclaradoNaDci, depois: DeclaradoNaDci): string[] {
  return [
    ...(antes.notas === depois.notas
      ? []
      : [`${antes.notas === 1 ? '1 nota' : `${antes.notas} notas`} para ${depois.notas}`]),
    ...dosItens(antes.lista, depois.lista),
    ...dosTributos(antes.grupos, depois.grupos),
    ...DO_CABECALHO.flatMap(([campos, nome]) =>
      campos.every((campo) => emTextoCanonico(antes[campo]) === emTextoCanonico(depois[campo])) ? [] : [nome],
    ),
  ];
}

function dosItens(antes: DeclaradoNaDci['lista'], depois: DeclaradoNaDci['lista']): string[] {
  const eram = new Map(antes.map((item) => [item.chave, item]));
  const sao = new Map(depois.map((item) => [item.chave, item]));
  const conta = (quantos: number, que: string, varios: string) =>
    quantos === 0 ? [] : [quantos === 1 ? `1 item ${que}` : `${quantos} itens ${varios}`];
  const mudados = depois.filter((item) => {
    const era = eram.get(item.chave);
    return era !== undefined && emTextoCanonico(declarado(era)) !== emTextoCanonico(declarado(item));
  });
  return [
    ...conta(depois.filter(({ chave }) => !eram.has(chave)).length, 'a mais', 'a mais'),
    ...conta(antes.filter(({ chave }) => !sao.has(chave)).length, 'a menos', 'a menos'),
    ...conta(mudados.length, 'mudado', 'mudados'),
  ];
}

/** Of an item what it declares, without its texts and the reasons of people. */
function declarado(item: DeclaradoNaDci['lista'][number]): object {
  const { quantidade, valor, exigivel, obsoleto, falta, origens, II, IPI, PIS, COFINS } = item;
  const lotes = origens.map(({ lote, quantidade: tirada, coefTecnico }) => [lote.id, tirada, coefTecnico]);
  return { quantidade, valor, exigivel, obsoleto, falta, lotes, II, IPI, PIS, COFINS };
}

function dosTributos(antes: DeclaradoNaDci['grupos'], depois: DeclaradoNaDci['grupos']): string[] {
  const lugar = ({ modalidade, tributo }: DeclaradoNaDci['grupos'][number]) => `${modalidade}/${tributo}`;
  const eram = new Map(antes.map((grupo) => [lugar(grupo), grupo.calculado]));
  const sao = new Map(depois.map((grupo) => [lugar(grupo), grupo.calculado]));
  const grupos = new Map([...antes, ...depois].map((grupo) => [lugar(grupo), grupo]));
  return [...grupos].flatMap(([onde, { modalidade, tributo }]) => {
    const [era, e] = [eram.get(onde) ?? null, sao.get(onde) ?? null];
    const mesmo = era === e || new Exato(era ?? 0).eq(new Exato(e ?? 0));
    return mesmo ? [] : [`${tributo} de ${NOME_MODALIDADE_DCI[modalidade]} de ${emReais(era)} para ${emReais(e)}`];
  });
}

const emReais = (valor: DecimalTexto | null) =>
  valor === null ? 'desconhecido' : `R$ ${porExtenso(new Exato(valor), 2)}`;

const DO_CABECALHO: readonly (readonly [campos: readonly (keyof DeclaradoNaDci)[], nome: string])[] = [
  [['banco', 'agencia', 'conta'], 'conta de débito'],
  [['taxaUSD'], 'taxa do dólar'],
  [['dataPagamento'], 'data do pagamento'],
  [['ordensJudiciais'], 'ordens judiciais'],
];
