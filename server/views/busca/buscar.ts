import { type Achado, MAXIMO_DE_ACHADOS, MAXIMO_POR_TIPO, type TipoDeAchado } from '#lib/contracts/views/busca.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Found, findRows } from '#server/platform/search/find.ts';
import type { Presentation, Presented } from '#server/platform/search/presentation.ts';
import { type Question, questionOf } from '#server/platform/search/question.ts';
import { reasonFor } from '#server/platform/search/reason.ts';
import { SOURCES } from '#server/platform/search/sources.ts';
import { fornecedores, importadores, itens, ncms, pessoas, representantes } from './apresentar-cadastros.ts';
import { pedidos, processos } from './apresentar-comercio.ts';
import { dcis, dcrs, notas, produtos } from './apresentar-zfm.ts';

/** Finds the records of the company that match a text, best match first. */
export async function buscar(tx: Database, empresaId: string, q: string): Promise<Achado[]> {
  const pergunta = questionOf(q);
  if (!pergunta) return [];
  const candidatos = await findRows(tx, SOURCES, { empresaId, pergunta, maximo: MAXIMO_POR_TIPO });
  // Equal matches keep the order of the kinds: documents people work on come before the records they are made of.
  const escolhidos = candidatos.toSorted((candidato, outro) => candidato.grau - outro.grau).slice(0, MAXIMO_DE_ACHADOS);
  const apresentados = await apresentar(tx, empresaId, escolhidos);
  const achados = escolhidos.flatMap(({ id }) => apresentados.get(id) ?? []);
  return achados.flatMap((achado) => mostrar(achado, pergunta)).slice(0, MAXIMO_DE_ACHADOS);
}

async function apresentar(
  tx: Database,
  empresaId: string,
  escolhidos: readonly Found<TipoDeAchado>[],
): Promise<Map<string, Presented[]>> {
  const porTipo = Map.groupBy(escolhidos, ({ tipo }) => tipo);
  const lidos = await Promise.all(
    [...porTipo].map(
      ([tipo, achadosDoTipo]) =>
        APRESENTACOES[tipo]?.(
          tx,
          empresaId,
          achadosDoTipo.map(({ id }) => id),
        ) ?? [],
    ),
  );
  return Map.groupBy(lidos.flat(), ({ id }) => id);
}

function mostrar({ motivos, soPor, em, ...apresentado }: Presented, pergunta: Question): Achado[] {
  const { titulo, detalhe } = apresentado;
  if (soPor !== undefined && !comecaAssim(soPor, pergunta)) return [];
  return [{ ...apresentado, em: em ?? null, porque: reasonFor(pergunta, `${titulo} ${detalhe ?? ''}`, motivos) }];
}

/** Whether the text is the number, or its start, of a record that is not among the sources. */
function comecaAssim(numero: string, { texto, semMascara }: Question): boolean {
  const digitado = semMascara ?? texto;
  return digitado.length >= MENOR_COMECO && textoDeBusca(numero).startsWith(digitado);
}

const MENOR_COMECO = 4;

const APRESENTACOES: Partial<Record<TipoDeAchado, Presentation>> = {
  PROCESSO: processos,
  PEDIDO: pedidos,
  DCR: dcrs,
  DCI: dcis,
  NOTA: notas,
  IMPORTADOR: importadores,
  FORNECEDOR: fornecedores,
  ITEM: itens,
  PRODUTO: produtos,
  NCM: ncms,
  REPRESENTANTE: representantes,
  PESSOA: pessoas,
};
