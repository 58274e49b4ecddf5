import type { Content } from 'pdfmake/interfaces';
import {
  NOME_TRIBUTO_DA_REFORMA,
  TRIBUTOS_DA_REFORMA,
  type TributoDaReforma,
} from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import {
  NOME_PARCELA_DA_REFORMA,
  PARCELAS_DA_REFORMA,
  type ReformaDoProcesso,
} from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import type { NotaDoProcesso } from '#lib/fiscal/reforma/processo/nota-do-processo.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarAliquota, formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { pdfSection, pdfTable } from '#server/platform/pdf/pdf-blocks.ts';

export interface CbsIbsDoEspelho {
  reforma: ReformaDoProcesso;
  nota: NotaDoProcesso;
  /** Whether the items are printed too. */
  comItens: boolean;
}

/** Prints CBS and IBS of a process, by item and in total, and the groups of its import NF-e; a dash for what nobody knows. */
export function cbsIbsNoEspelho({ reforma, nota, comItens }: CbsIbsDoEspelho): Content[] {
  if (reforma.motivo !== null) return pdfSection('CBS e IBS', { text: reforma.motivo });
  const frases = [...reforma.explicacoes, ...reforma.avisos.map(({ mensagem }) => mensagem)];
  return [
    ...pdfSection('CBS e IBS (R$)', totais(reforma), comItens && itens(reforma), frases.length > 0 && { ul: frases }),
    ...pdfSection('NF-e de importação: grupo IBSCBS', ...daNota(nota, comItens)),
  ];
}

function totais({ totais: todos, aliquotas, liberacao }: ReformaDoProcesso): Content {
  const quando = liberacao.dia === null ? 'previsão' : `desembaraço em ${formatarData(liberacao.dia)}`;
  return pdfTable(
    [`Tributo (${quando})`, 'Alíquota (%)', ...PARCELAS_DA_REFORMA.map((parcela) => NOME_PARCELA_DA_REFORMA[parcela])],
    TRIBUTOS_DA_REFORMA.map((tributo) => [
      `${NOME_TRIBUTO_DA_REFORMA[tributo]}${aliquotas[tributo].estimativa ? ' (estimativa)' : ''}`,
      formatarAliquota(aliquotas[tributo].valor),
      ...PARCELAS_DA_REFORMA.map((parcela) => formatarDinheiro(todos[tributo][parcela])),
    ]),
    { numericas: [1, 2, 3, 4, 5] },
  );
}

function itens({ itens: todos, base, totais: soma }: ReformaDoProcesso): Content {
  const recolher = (de: Pick<ReformaDoProcesso['totais'], TributoDaReforma>) =>
    TRIBUTOS_DA_REFORMA.map((tributo) => formatarDinheiro(de[tributo].recolher));
  return pdfTable(
    [
      'Item',
      'cClassTrib',
      'Base',
      ...TRIBUTOS_DA_REFORMA.map((tributo) => `${NOME_TRIBUTO_DA_REFORMA[tributo]} a recolher`),
    ],
    [
      ...todos.map((item) => [
        `${item.adicao}/${item.sequencia}`,
        item.cClassTrib ?? SEM_VALOR,
        formatarDinheiro(item.base),
        ...recolher(item),
      ]),
      ['Total', '', formatarDinheiro(base), ...recolher(soma)],
    ],
    { numericas: [2, 3, 4, 5], comTotal: true },
  );
}

function daNota(nota: NotaDoProcesso, comItens: boolean): Content[] {
  if (nota.motivo !== null) return [{ text: `${SEM_VALOR} Sem o grupo da nota: ${nota.motivo}` }];
  const { itens: grupos, totais: t, acrescimo } = nota;
  return [
    ...(comItens
      ? [
          pdfTable(
            ['Item', 'CST', 'cClassTrib', 'vBC', 'vIBSUF', 'vIBSMun', 'vCBS', 'Tributação regular'],
            grupos.map(({ adicao, sequencia, cst, cClassTrib, tributos, regular }) => [
              `${adicao}/${sequencia}`,
              cst,
              cClassTrib,
              formatarDinheiro(tributos?.vBC),
              formatarDinheiro(tributos?.ibsUF.valor),
              formatarDinheiro(tributos?.ibsMun.valor),
              formatarDinheiro(tributos?.cbs.valor),
              regular && regularPorExtenso(regular),
            ]),
            { numericas: [3, 4, 5, 6], largas: [7] },
          ),
        ]
      : []),
    pdfTable(
      ['vBCIBSCBS', 'vIBSUF', 'vIBSMun', 'vIBS', 'vCBS', 'Somado ao total da nota (vNFTot − vNF)'],
      [[t.vBC, t.ibsUF.valor, t.ibsMun.valor, t.vIBS, t.cbs.valor, acrescimo].map((valor) => formatarDinheiro(valor))],
      { numericas: [0, 1, 2, 3, 4, 5] },
    ),
  ];
}

type Regular = NonNullable<Extract<NotaDoProcesso, { motivo: null }>['itens'][number]['regular']>;

function regularPorExtenso({ cst, cClassTrib, ...tributos }: Regular): string {
  const ditos = TRIBUTOS_DA_REFORMA.map(
    (tributo) => `${NOME_TRIBUTO_DA_REFORMA[tributo]} ${formatarDinheiro(tributos[tributo].valor)}`,
  );
  return `${cst}/${cClassTrib}: ${ditos.join('; ')}`;
}
