import type { Content } from 'pdfmake/interfaces';
import { NAO_E_DE_VERDADE } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { ComparacaoDosAnos, ValorDoAno } from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import { diaEmManaus } from '#lib/domain/datas/dia-em-manaus.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro, formatarEfeito, SEM_VALOR } from '#lib/format/decimal.ts';
import { pdfPage } from '#server/platform/pdf/page.ts';
import type { Paper } from '#server/platform/pdf/paper.ts';
import { pdfSection, pdfTable } from '#server/platform/pdf/pdf-blocks.ts';

interface ComparacaoAImprimir {
  processo: string;
  treinamento: boolean;
  comparacao: ComparacaoDosAnos;
  agora: Date;
}

/** Prints the comparison of the years: what each line pays, its difference to the first year, why, and what is an estimate. */
export function comparacaoEmPapel({ processo, treinamento, comparacao, agora }: ComparacaoAImprimir): Paper {
  const { motivo } = comparacao;
  return pdfPage({
    titulo: `Tributos de ${processo} em três anos`,
    subtitulo: ['A mesma carga pelas regras de 2026, de 2027 e de 2033', treinamento && NAO_E_DE_VERDADE]
      .filter(Boolean)
      .join(' · '),
    rodape: `${processo}: comparação feita pelo Cais em ${formatarData(diaEmManaus(agora))}. Não é declaração nem lançamento.`,
    agora,
    conteudo: motivo === null ? conteudoDe(comparacao) : pdfSection('Comparação', { text: motivo }),
  });
}

function conteudoDe({ anos, linhas, avisos }: ComparacaoDosAnos): Content[] {
  return [
    ...pdfSection(
      'O que se paga (R$)',
      pdfTable(
        ['Tributo', ...anos.map(({ ano, dia }) => `${ano} (regras de ${formatarData(dia)})`)],
        linhas.map(({ nome, valores }) => [nome, ...valores.map(valorPorExtenso)]),
        { numericas: anos.map((_, i) => i + 1), largas: [0], comTotal: true },
      ),
      { text: COMO_SE_COMPARA },
    ),
    ...pdfSection(
      'Diferença sobre 2026 (R$)',
      pdfTable(
        ['Tributo', ...anos.slice(1).map(({ ano }) => String(ano)), 'O que muda'],
        linhas.map(({ nome, valores, porque }) => [
          nome,
          ...valores.slice(1).map(({ diferenca }) => (diferenca === null ? SEM_VALOR : formatarEfeito(diferenca))),
          porque,
        ]),
        { numericas: anos.slice(1).map((_, i) => i + 1), largas: [anos.length] },
      ),
    ),
    ...faltas(linhas),
    ...(avisos.length > 0 ? pdfSection('Avisos', { ul: avisos.map(({ mensagem }) => mensagem) }) : []),
  ];
}

function valorPorExtenso({ valor, estimativa, nota }: ValorDoAno): string {
  if (valor === null) return SEM_VALOR;
  return [formatarDinheiro(valor), estimativa && '(estimativa)', nota].filter(Boolean).join('\n');
}

function faltas(linhas: ComparacaoDosAnos['linhas']): Content[] {
  const ditas = linhas.flatMap(({ nome, valores }) =>
    valores.flatMap(({ ano, falta }) => (falta === null ? [] : [`${nome}, ${ano}: ${falta}`])),
  );
  return ditas.length > 0 ? pdfSection('O que falta saber', { ul: ditas }) : [];
}

const COMO_SE_COMPARA =
  'Às mesmas taxas de câmbio e alíquotas do II; ICMS à alíquota geral, sem diferimento. Um traço é um valor que ninguém fixou: não é zero. O que se diz estimativa usa uma alíquota que não é a oficial.';
