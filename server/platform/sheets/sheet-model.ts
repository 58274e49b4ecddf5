import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import type { ColunaDePlanilha, RecursoDePlanilha } from '#lib/registros/planilha/coluna-de-planilha.ts';
import { comoEscrever } from '#lib/registros/planilha/como-escrever.ts';
import { type NomeDeRecurso, RECURSOS_DE_PLANILHA } from '#lib/registros/planilha/recursos.ts';
import { emPastaXlsx, xlsxSheet } from '#server/platform/lists/xlsx.ts';

/** An empty sheet to fill in, as an XLSX: the titles that Cais recognises, and a second sheet that tells how to write each column. */
export function sheetModel(nome: NomeDeRecurso): AsyncGenerator<Uint8Array> {
  const { titulo, colunas }: RecursoDePlanilha = RECURSOS_DE_PLANILHA[nome];
  return emPastaXlsx([
    xlsxSheet({ nome: titulo, total: 0 }, colunas.map(vazia), emFatia<never>([])),
    xlsxSheet({ nome: 'Como preencher', total: colunas.length }, EXPLICACAO, emFatia(colunas)),
  ]);
}

function vazia({ campo, titulo, obrigatoria }: ColunaDePlanilha): ColunaDeLista<never> {
  const escrito = obrigatoria ? `${titulo} *` : titulo;
  return { campo, titulo: escrito, tipo: 'texto', caracteres: Math.max(12, escrito.length + 2), valor: () => '' };
}

const EXPLICACAO: readonly ColunaDeLista<ColunaDePlanilha>[] = [
  { campo: 'titulo', titulo: 'Coluna', tipo: 'texto', caracteres: 36 },
  {
    campo: 'obrigatoria',
    titulo: 'Obrigatória',
    tipo: 'texto',
    caracteres: 12,
    valor: ({ obrigatoria }) => (obrigatoria ? 'Sim' : 'Não'),
  },
  {
    campo: 'leitor',
    titulo: 'Como escrever',
    tipo: 'texto',
    caracteres: 60,
    valor: ({ leitor }) => comoEscrever(leitor),
  },
  {
    campo: 'outros',
    titulo: 'Outros títulos aceitos',
    tipo: 'texto',
    caracteres: 60,
    valor: ({ outrosTitulos }) => outrosTitulos.join(', '),
  },
];

async function* emFatia<Linha>(linhas: readonly Linha[]): AsyncGenerator<Linha[]> {
  yield [...linhas];
}
