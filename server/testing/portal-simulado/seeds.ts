import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digitoModulo11 } from '#lib/domain/identificadores/modulo-11.ts';
import { comoRegistrada } from './draft-values.ts';
import type { CapaEnviada, ItemEnviado, RascunhoSimulado } from './drafts.ts';
import { type CapaSimulada, duimpComo, type ItemSimulado } from './duimps.ts';
import type { PortalSimulado } from './simulator.ts';

/** The only real DUIMP at hand, cover and items as the Portal answers them. */
export const DUIMP_REAL = [
  'samples/reais/duimp-25BR00001883412-capa.json',
  'samples/reais/duimp-25BR00001883412-itens.json',
];
export const NUMERO_REAL = '25BR00001883412';
/** A generated DUIMP of three pages. */
export const NUMERO_GERADO = '26BR00000000010';

function duimpReal(ler = doCompartilhado): { capa: CapaSimulada; itens: ItemSimulado[] } {
  const [capa = '', itens = ''] = DUIMP_REAL.map(ler);
  return { capa: JSON.parse(capa), itens: JSON.parse(itens) };
}

/** The real DUIMP, and one of 250 items whose descriptions are in the catalogue alone, as the Portal has them. */
export function semear({ duimps }: Pick<PortalSimulado, 'duimps'>): void {
  const real = duimpReal();
  duimps.todas.set(NUMERO_REAL, [real]);
  const gerada = duimpComo(real, { numero: NUMERO_GERADO, itens: 250 });
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
  const real = duimpReal();
  return sequencias.map((sequencia) => {
    const numero = numeroDuimp(sequencia);
    const duimp = duimpComo(real, { numero, itens: 1 });
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
    ...{ capa, itens: new Map(itens.map((item) => [item.identificacao.numeroItem, item])) },
    ...{ diagnostico: 'CONCLUIDO', registro: 'CONCLUIDO' },
  };
  duimps.todas.set(numero, [comoRegistrada(numero, rascunho, rascunhos, dataRegistro)]);
  rascunhos.guardarRegistrada(numero, rascunho);
}

function doCompartilhado(arquivo: string): string {
  return readFileSync(join(process.cwd(), '..', 'shared', arquivo), 'utf8');
}
