import { NumeroJson } from '#lib/siscomex/json/json-escrito.ts';
import { dentro, type ObjetoParaMandar, textoDe } from '#lib/siscomex/json/json-para-mandar.ts';

/**
 * The number in the DUIMP of each of our items, given what the registered version says. An item keeps the number that `numeros` knows;
 * the others take that of the registered one with the same product and values. Only where no number is known, the same product and then
 * the same place will do too. An item that pairs with none is new: it gets the next number after the last registered one, so no registered
 * number changes its meaning.
 */
export function parear(
  registrados: readonly ObjetoParaMandar[],
  itensDoCais: readonly ObjetoParaMandar[],
  numeros: readonly (number | null)[] = [],
): number[] {
  const la = registrados.toSorted((a, b) => numeroDoItem(a) - numeroDoItem(b));
  const livres = new Map(la.map((item) => [numeroDoItem(item), item]));
  const achados = new Array<number | null>(itensDoCais.length).fill(null);
  const tomar = (i: number, numero: number | undefined) => {
    if (numero === undefined || achados[i] !== null || !livres.delete(numero)) return;
    achados[i] = numero;
  };
  const noLugar = (i: number) => (la[i] ? numeroDoItem(la[i]) : undefined);
  for (const [i] of itensDoCais.entries()) tomar(i, numeros[i] ?? undefined);
  const sabidos = achados.some((numero) => numero !== null);
  for (const chave of sabidos ? CHAVES.slice(0, 1) : CHAVES) {
    const dosNossos = itensDoCais.map(chave);
    const dosLivres = Map.groupBy([...livres.keys()], (numero) => chave(livres.get(numero) ?? {}));
    for (const [i, chaveDoItem] of dosNossos.entries()) {
      const numero = noLugar(i);
      if (numero !== undefined && chave(livres.get(numero) ?? {}) === chaveDoItem) tomar(i, numero);
    }
    for (const [i, chaveDoItem] of dosNossos.entries()) {
      if (achados[i] === null)
        tomar(
          i,
          (dosLivres.get(chaveDoItem) ?? []).find((numero) => livres.has(numero)),
        );
    }
  }
  if (!sabidos) for (const [i] of itensDoCais.entries()) tomar(i, noLugar(i));
  let ultimo = Math.max(0, ...la.map(numeroDoItem));
  return achados.map((numero) => numero ?? ++ultimo);
}

/** The number of an item of a DUIMP. */
export function numeroDoItem(item: ObjetoParaMandar): number {
  const numero = dentro(item, ['identificacao', 'numeroItem']);
  return Number(numero instanceof NumeroJson ? numero.texto : numero);
}

const dito = (caminhos: readonly (readonly string[])[]) => (item: ObjetoParaMandar) =>
  caminhos.map((caminho) => textoDe(dentro(item, caminho))).join('\n');
const [CODIGO, VERSAO] = [
  ['produto', 'codigo'],
  ['produto', 'versao'],
];
const VALORES = ['descricao', 'unidadeComercial', 'quantidadeComercial', 'pesoLiquido', 'valorUnitarioMoedaNegociada'];
/** What identifies an item, the surest first. */
const CHAVES = [
  dito([CODIGO, VERSAO, ...VALORES.map((nome) => ['mercadoria', nome])]),
  dito([CODIGO, VERSAO]),
  dito([CODIGO]),
];
