import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { quantosItens } from '#lib/domain/aduana/processo/quantos-itens.ts';
import type { EntradaImportacao } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { figurasDasAdicoes } from '#lib/fiscal/importacao/calcular-importacao.ts';
import { entradaDaDi } from '#lib/fiscal/importacao/declarada/entrada-da-di.ts';
import { taxaDaDeclaracao } from '#lib/fiscal/importacao/declarada/taxa-da-declaracao.ts';
import { entradaPrevista } from '#lib/fiscal/importacao/prevista/entrada-prevista.ts';
import { oQueSeCalcula } from '#lib/fiscal/importacao/prevista/o-que-se-calcula.ts';
import { texto } from '#lib/fiscal/memoria.ts';
import { cargaDeclarada } from '#lib/fiscal/reforma/processo/carga-declarada.ts';
import type { CargaDoProcesso } from '#lib/fiscal/reforma/processo/carga-do-processo.ts';
import { type ItemDescrito, itensCalculados } from '#lib/fiscal/reforma/processo/itens-calculados.ts';
import type { MateriaDaReforma } from './materia-da-reforma.ts';

/** What a process has for CBS and IBS. */
interface DaMateria {
  carga: CargaDoProcesso;
  /** Why the goods cannot be calculated; null where they can. */
  falta: string | null;
}

/** The same, with what the other taxes are calculated from. */
interface ComEntrada extends DaMateria {
  /** Null while something is missing. */
  entrada: EntradaImportacao | null;
  descritos: readonly ItemDescrito[];
}

/** Returns the load of a process: a registered declaration as declared, otherwise the planned goods. */
export function cargaDaMateria(materia: MateriaDaReforma): DaMateria {
  if (materia.declaracao === null) return daPrevisao(materia);
  const { comum, declaracao, despesas, parametros, avisos } = materia;
  const carga = { ...comum, ...cargaDeclarada(declaracao, despesas, parametros), avisos };
  return { carga, falta: carga.itens.length > 0 ? null : SEM_ITENS };
}

/** Returns the load with the entrada of the other taxes, which a comparison needs. */
export function cargaComEntrada(materia: MateriaDaReforma): ComEntrada {
  const { declaracao, parametros } = materia;
  if (declaracao === null) return daPrevisao(materia);
  return { ...cargaDaMateria(materia), ...entradaDeclarada(declaracao, { parametros }) };
}

/** The number of items by which the work of a calculation is measured. */
export function itensDaMateria({ declaracao, previsto }: MateriaDaReforma): number {
  return declaracao ? quantosItens(declaracao) : (previsto?.processo.itens.length ?? 0);
}

function daPrevisao({ comum, previsto, despesas, avisos, parametros }: MateriaDaReforma): ComEntrada {
  const vazia = { ...comum, componentes: despesas, itens: [], avisos };
  const sem = (falta: string) => ({ carga: vazia, entrada: null, descritos: [], falta });
  if (!previsto) return sem(SEM_ITENS);
  const { dia } = comum.registro;
  const { entrada, faltas } = entradaPrevista(previsto.processo, dia, previsto.taxas);
  if (entrada === null) return sem(faltas.map(emFrase).join(' '));
  const itensDe = Map.groupBy(previsto.processo.itens, ({ adicao }) => adicao);
  const descritos = previsto.processo.adicoes.flatMap(({ numero }) =>
    (itensDe.get(numero) ?? []).map(({ descricao, cClassTrib = null }) => ({
      adicao: comTresAlgarismos(numero),
      descricao,
      cClassTrib,
    })),
  );
  const { adicoes } = figurasDasAdicoes(entrada, { parametros });
  const siscomex = taxaDaDeclaracao({ dataRegistro: dia, adicoes }, parametros);
  const carga = {
    ...comum,
    componentes: { siscomex: { valor: texto(siscomex), fonte: siscomex.fonte ?? 'calculada' }, ...despesas },
    itens: itensCalculados(entrada, adicoes, descritos),
    avisos,
  };
  return { carga, entrada, descritos, falta: null };
}

function entradaDeclarada(declaracao: DeclaracaoImportacao, opcoes: Pick<MateriaDaReforma, 'parametros'>) {
  const descritos = declaracao.adicoes.flatMap(({ numero, itens }) =>
    itens.map(({ descricao, cClassTrib = null }) => ({ adicao: numero, descricao, cClassTrib })),
  );
  return { entrada: oQueSeCalcula(entradaDaDi(declaracao), declaracao, opcoes), descritos };
}

function emFrase({ adicao, motivo }: { adicao: number | null; motivo: string }): string {
  return adicao === null ? motivo : `Adição ${comTresAlgarismos(adicao)}: ${motivo}`;
}

function comTresAlgarismos(numero: number): string {
  return String(numero).padStart(3, '0');
}

const SEM_ITENS = 'O processo ainda não tem itens.';
