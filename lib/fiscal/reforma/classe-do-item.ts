import type { ItemDaReforma } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import { classificacaoTributaria } from '#lib/domain/aduana/tributos/classificacao-tributaria.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { CSTS_AFASTADOS } from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import { dado, type Figura } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';

/** What CST and cClassTrib of an item make of the tax. */
export interface ClasseDoItem {
  efeito: EfeitoDaClasse;
  /** Reduction of the regular rates in per cent; null without one. */
  reducao: Figura | null;
  /** CST, code and article, for the memória. */
  fonte: string;
}

type ItemClassificado = Pick<ItemDaReforma, 'regular'> & { cst: string; cClassTrib: string };

/** `AFASTADO`: calculated, and not due now: suspended or deferred. */
type EfeitoDaClasse = 'DEVIDO' | 'AFASTADO' | 'SEM_INCIDENCIA';

/** Like {@link classeDoItem}, but null for an item that nobody has classified. */
export function classeSeHouver(item: ItemDaReforma, indice: number): ClasseDoItem | null {
  const { cst, cClassTrib, regular } = item;
  if (cst === null || cClassTrib === null) return null;
  return classeDoItem({ cst, cClassTrib, regular }, indice);
}

/**
 * Tells what the class of an item does: the CST gives the effect, the code the reduction (LC 214/2025; table of cClassTrib). Under
 * a suspension the reduction is that of the regular taxation, by default none.
 * @throws {RegraViolada} for an unknown code, a CST that is not its prefix, and a class that is not calculated here.
 */
export function classeDoItem({ cst, cClassTrib, regular }: ItemClassificado, indice: number): ClasseDoItem {
  const caminho = `itens.${indice}`;
  const efeito = EFEITO_DO_CST[cst];
  if (efeito === undefined) throw new RegraViolada(`${caminho}.cst`, `O cálculo não conhece o CST ${cst}.`);
  conferirPrefixo(caminho, cst, cClassTrib);
  const linha = classificacaoTributaria(cClassTrib);
  if (!linha) throw naTabela(caminho, cClassTrib);
  const fonte = `CST ${cst}, cClassTrib ${cClassTrib}: LC 214/2025, ${linha.dispositivo}`;
  if (cst !== SUSPENSAO) {
    if (regular) throw new RegraViolada(`${caminho}.regular`, 'Só a suspensão (CST 550) leva tributação regular.');
    return { efeito, fonte, reducao: reducao(linha.reducao, fonte) };
  }
  const { percentual, codigo } = reducaoRegular(regular, `${caminho}.regular`);
  return { efeito, fonte, reducao: reducao(percentual, `Tributação regular: cClassTrib ${codigo}`) };
}

function reducaoRegular(
  regular: ItemDaReforma['regular'],
  caminho: string,
): { percentual: DecimalTexto; codigo: string } {
  const { cst, cClassTrib } = regular ?? { cst: '000', cClassTrib: '000001' };
  conferirPrefixo(caminho, cst, cClassTrib);
  if (cst === '000') return { percentual: '0', codigo: cClassTrib };
  if (cst !== '200') throw new RegraViolada(`${caminho}.cst`, 'A tributação regular é a do CST 000 ou 200.');
  const linha = classificacaoTributaria(cClassTrib);
  if (!linha) throw naTabela(caminho, cClassTrib);
  return { percentual: linha.reducao, codigo: cClassTrib };
}

function conferirPrefixo(caminho: string, cst: string, cClassTrib: string): void {
  if (cClassTrib.startsWith(cst)) return;
  throw new RegraViolada(`${caminho}.cst`, `O CST ${cst} não é o do cClassTrib ${cClassTrib}.`);
}

function naTabela(caminho: string, cClassTrib: string): RegraViolada {
  return new RegraViolada(`${caminho}.cClassTrib`, `O cClassTrib ${cClassTrib} não está na tabela da importação.`);
}

function reducao(percentual: DecimalTexto, fonte: string): Figura | null {
  if (Number(percentual) === 0) return null;
  return dado({ nome: 'Redução da alíquota', unidade: '%', casas: 2, fonte }, percentual);
}

const SUSPENSAO = '550';

/** Monofásica (620), transferência and ajustes have rules of their own, which are not here. */
const EFEITO_DO_CST: Readonly<Record<string, EfeitoDaClasse>> = {
  '000': 'DEVIDO',
  '200': 'DEVIDO',
  '400': 'SEM_INCIDENCIA',
  '410': 'SEM_INCIDENCIA',
  ...Object.fromEntries(CSTS_AFASTADOS.map((cst) => [cst, 'AFASTADO' as const])),
};
