import { type Achado, MAXIMO_DE_ACHADOS, MAXIMO_POR_TIPO, type TipoDeAchado } from '#lib/contracts/busca.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { Banco } from '#server/platform/db/database.ts';
import { type Encontrado, procurar } from '#server/platform/search/find.ts';
import type { Apresentacao, Apresentado } from '#server/platform/search/presentation.ts';
import { type Pergunta, perguntaDe } from '#server/platform/search/question.ts';
import { porque } from '#server/platform/search/reason.ts';
import { FONTES } from '#server/platform/search/sources.ts';
import { fornecedores, importadores, itens, ncms, pessoas, representantes } from './apresentar-cadastros.ts';
import { pedidos, processos } from './apresentar-comercio.ts';
import { dcis, dcrs, notas, produtos } from './apresentar-zfm.ts';

/** Everything of the company that answers to a text, best first. */
export async function buscar(tx: Banco, empresaId: string, q: string): Promise<Achado[]> {
  const pergunta = perguntaDe(q);
  if (!pergunta) return [];
  const candidatos = await procurar(tx, FONTES, { empresaId, pergunta, maximo: MAXIMO_POR_TIPO });
  // Of kinds that answer as well, in the order of the kinds: what is worked on before what it is made of.
  const escolhidos = candidatos.toSorted((um, outro) => um.grau - outro.grau).slice(0, MAXIMO_DE_ACHADOS);
  const apresentados = await apresentar(tx, empresaId, escolhidos);
  const achados = escolhidos.flatMap(({ id }) => apresentados.get(id) ?? []);
  return achados.flatMap((um) => mostrar(um, pergunta)).slice(0, MAXIMO_DE_ACHADOS);
}

async function apresentar(
  tx: Banco,
  empresaId: string,
  escolhidos: readonly Encontrado<TipoDeAchado>[],
): Promise<Map<string, Apresentado[]>> {
  const porTipo = Map.groupBy(escolhidos, ({ tipo }) => tipo);
  const lidos = await Promise.all(
    [...porTipo].map(
      ([tipo, seus]) =>
        APRESENTACOES[tipo]?.(
          tx,
          empresaId,
          seus.map(({ id }) => id),
        ) ?? [],
    ),
  );
  return Map.groupBy(lidos.flat(), ({ id }) => id);
}

function mostrar({ motivos, soPor, em, ...apresentado }: Apresentado, pergunta: Pergunta): Achado[] {
  const { titulo, detalhe } = apresentado;
  if (soPor !== undefined && !comecaAssim(soPor, pergunta)) return [];
  return [{ ...apresentado, em: em ?? null, porque: porque(pergunta, `${titulo} ${detalhe ?? ''}`, motivos) }];
}

/** Of a record that has no place of its own among the sources: its number is typed, or begun. */
function comecaAssim(numero: string, { texto, semMascara }: Pergunta): boolean {
  const digitado = semMascara ?? texto;
  return digitado.length >= MENOR_COMECO && textoDeBusca(numero).startsWith(digitado);
}

const MENOR_COMECO = 4;

const APRESENTACOES: Partial<Record<TipoDeAchado, Apresentacao>> = {
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
