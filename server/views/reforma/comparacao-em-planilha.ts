import { NAO_E_DE_VERDADE } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { ComparacaoDosAnos, ValorDoAno } from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import { toXlsx } from '#server/platform/lists/xlsx.ts';

type Linha = ComparacaoDosAnos['linhas'][number];

/** Writes the comparison of the years as an XLSX: a row a tax. An unknown amount is an empty cell, and a column says what is missing. */
export function comparacaoEmPlanilha(
  comparacao: ComparacaoDosAnos,
  { treinamento }: { treinamento: boolean },
): AsyncGenerator<Uint8Array> {
  const { motivo, linhas, avisos } = comparacao;
  const aviso = [treinamento && `${NAO_E_DE_VERDADE}.`, motivo, SEM_OFICIO, ...avisos.map(({ mensagem }) => mensagem)]
    .filter(Boolean)
    .join(' ');
  return toXlsx({ nome: 'Comparação', total: linhas.length, aviso }, colunasDe(comparacao), emUmaFatia(linhas));
}

function colunasDe({ anos }: ComparacaoDosAnos): ColunaDeLista<Linha>[] {
  const doAno = (ano: number) => (linha: Linha) => linha.valores.find((valorDoAno) => valorDoAno.ano === ano);
  return [
    { campo: 'nome', titulo: 'Tributo', tipo: 'texto', caracteres: 18 },
    ...anos.map(
      ({ ano }): ColunaDeLista<Linha> => ({
        campo: `valor${ano}`,
        titulo: `${ano} (R$)`,
        tipo: 'dinheiro',
        valor: (linha) => doAno(ano)(linha)?.valor ?? null,
      }),
    ),
    ...anos.slice(1).map(
      ({ ano }): ColunaDeLista<Linha> => ({
        campo: `diferenca${ano}`,
        titulo: `${ano} sobre ${anos[0]?.ano} (R$)`,
        tipo: 'dinheiro',
        caracteres: 18,
        valor: (linha) => doAno(ano)(linha)?.diferenca ?? null,
      }),
    ),
    { campo: 'estimativas', titulo: 'Estimativas', tipo: 'texto', valor: estimativasDe },
    { campo: 'notas', titulo: 'Notas', tipo: 'texto', caracteres: 40, valor: ditosDe(({ nota }) => nota) },
    {
      campo: 'faltas',
      titulo: 'O que falta saber',
      tipo: 'texto',
      caracteres: 60,
      valor: ditosDe(({ falta }) => falta),
    },
    { campo: 'porque', titulo: 'O que muda', tipo: 'texto', caracteres: 90 },
  ];
}

function estimativasDe({ valores }: Linha): string | null {
  return valores.flatMap(({ ano, estimativa }) => (estimativa ? String(ano) : [])).join(', ') || null;
}

function ditosDe(qual: (valor: ValorDoAno) => string | null) {
  return ({ valores }: Linha): string | null =>
    valores.flatMap((valor) => (qual(valor) === null ? [] : `${valor.ano}: ${qual(valor)}`)).join(' ') || null;
}

async function* emUmaFatia(linhas: Linha[]): AsyncGenerator<Linha[]> {
  yield linhas;
}

const SEM_OFICIO = 'O que se pagaria pela mesma carga; célula vazia é valor que ninguém fixou, não zero.';
