import type { LocalDestino } from '#lib/domain/aduana/viagem/local-destino.ts';
import { CODIGO_IBGE_UF, type Uf } from '#lib/domain/aduana/viagem/uf.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';

/**
 * Returns the local de destino of a município, by its IBGE code of seven digits and its UF. `ZFM` is not an internação, so the nota
 * stays out of the DCI. It goes by município, not by UF (FROM KNOWLEDGE, zfm.md §2.2), because the áreas de livre comércio are
 * municípios.
 * @throws {RegraViolada} when the code does not belong to that UF.
 */
export function localDestino(municipioIbge: string, uf: string): LocalDestino | 'ZFM' {
  const codigoUf = Object.hasOwn(CODIGO_IBGE_UF, uf) ? CODIGO_IBGE_UF[uf as Uf] : undefined;
  if (codigoUf === undefined) throw new RegraViolada('uf', `${uf} não é uma unidade da Federação.`);
  if (!/^\d{7}$/.test(municipioIbge) || !municipioIbge.startsWith(codigoUf)) {
    throw new RegraViolada('municipio', `${municipioIbge} não é código do IBGE de um município de ${uf}.`);
  }
  return DESTINO_DO_MUNICIPIO.get(municipioIbge) ?? (AMAZONIA_OCIDENTAL.has(uf) ? 1 : 2);
}

/** Zona Franca de Manaus and áreas de livre comércio (zfm.md §2.2). */
const DESTINO_DO_MUNICIPIO = new Map<string, LocalDestino | 'ZFM'>([
  ['1302603', 'ZFM'], // Manaus
  ['1303569', 'ZFM'], // Rio Preto da Eva
  ['1303536', 'ZFM'], // Presidente Figueiredo
  ['1304062', 3], // Tabatinga
  ['1100106', 3], // Guajará-Mirim
  ['1400100', 3], // Boa Vista
  ['1400159', 3], // Bonfim
  ['1200104', 3], // Brasiléia
  ['1200252', 3], // Epitaciolândia
  ['1200203', 3], // Cruzeiro do Sul
  ['1600303', 4], // Macapá
  ['1600600', 4], // Santana
]);

const AMAZONIA_OCIDENTAL: ReadonlySet<string> = new Set(['AM', 'AC', 'RO', 'RR']);
