import { digitoModulo11 } from '#lib/domain/identificadores/modulo-11.ts';
import { duimpSemeada, NUMERO_SEMEADA } from '#lib/siscomex/testing/duimp-semeada.ts';
import { comoRegistrada } from './draft-values.ts';
import type { CapaEnviada, ItemEnviado, RascunhoSimulado } from './drafts.ts';
import { duimpComo } from './duimps.ts';
import type { PortalSimulado } from './simulator.ts';

/** A generated DUIMP of three pages. */
export const NUMERO_GERADO = '26BR00000000010';

/** The DUIMP by air, and one of 250 items whose descriptions are in the catalogue alone, as the Portal has them. */
export function semear({ duimps }: Pick<PortalSimulado, 'duimps'>): void {
  const modelo = duimpSemeada();
  duimps.todas.set(NUMERO_SEMEADA, [modelo]);
  const gerada = duimpComo(modelo, { numero: NUMERO_GERADO, itens: 250 });
  for (const { mercadoria } of gerada.itens) Object.assign(mercadoria, { descricao: null, pesoLiquido: '1.28800' });
  duimps.todas.set(NUMERO_GERADO, [gerada]);
}

/** The generated DUIMP number of a sequence, with its check digit. */
export function numeroDuimp(sequencia: number): string {
  const dez = String(sequencia).padStart(10, '0');
  return `26BR${dez}${digitoModulo11(`26${dez}`, 13)}`;
}

/** Small registered DUIMPs of an importer, one item each; answers their numbers. */
export function semearDoImportador(
  { duimps }: Pick<PortalSimulado, 'duimps'>,
  { ni, sequencias, dia }: { ni: string; sequencias: readonly number[]; dia: string },
): string[] {
  const modelo = duimpSemeada();
  return sequencias.map((sequencia) => {
    const numero = numeroDuimp(sequencia);
    const duimp = duimpComo(modelo, { numero, itens: 1 });
    duimp.capa.identificacao.importador.ni = ni;
    duimp.capa.identificacao.dataRegistro = `${dia}T08:43:49-0300`;
    duimps.todas.set(numero, [duimp]);
    return numero;
  });
}

/** A DUIMP that was registered elsewhere, of goods of the catalogue of drafts: what it says is what was sent. */
export function semearRegistrada(
  { duimps, rascunhos }: Pick<PortalSimulado, 'duimps' | 'rascunhos'>,
  {
    numero,
    dataRegistro,
    capa,
    itens,
  }: { numero: string; dataRegistro: string; capa: CapaEnviada; itens: ItemEnviado[] },
): void {
  const rascunho: RascunhoSimulado = {
    capa,
    itens: new Map(itens.map((item) => [item.identificacao.numeroItem, item])),
    diagnostico: 'CONCLUIDO',
    registro: 'CONCLUIDO',
  };
  duimps.todas.set(numero, [comoRegistrada(numero, rascunho, rascunhos, dataRegistro)]);
  rascunhos.guardarRegistrada(numero, rascunho);
}
