import type { Lugar } from './paises-do-mundo.ts';
import type { ViaTransporte } from './via-transporte.ts';

/** The meeting of the waters. On a world map the port and the airport are the same point. */
export const MANAUS: Lugar = { lat: -3.13, lon: -60.02 };

/**
 * The usual route from an origin to Manaus, both ends included. Sea routes enter the mouth of the Amazon, those from Asia by
 * Panama; air routes from Asia pass Anchorage and Miami. The route is an illustration: no document states it, only the ends are
 * known.
 */
export function rotaDeEmbarque(origem: Lugar, via: ViaTransporte | null): Lugar[] {
  return [origem, ...passagens(origem, via ?? '01'), MANAUS];
}

function passagens(origem: Lugar, via: ViaTransporte): readonly Lugar[] {
  if (via === '04') return origem.lon > LESTE_DA_ASIA ? [ANCHORAGE, MIAMI] : [];
  // Road and rail cargo comes from neighbouring countries. For the other modes the route is unknown.
  return via === '01' ? [...ateOAtlantico(origem), ...FOZ] : [];
}

function ateOAtlantico({ lat, lon }: Lugar): readonly Lugar[] {
  if (lon > LESTE_DA_ASIA) return [...(lat > 0 ? COSTA_OESTE : COSTA_OESTE.slice(-1)), ...PANAMA];
  if (lon > 44) return [...(lat > 20 && lon < 62 ? [MAR_DE_OMA] : []), INDICO, BOA_ESPERANCA];
  if (lat < -20 && lon > 0) return [BOA_ESPERANCA];
  if (lon > 29 && lat < 31) return [SUEZ, SICILIA, GIBRALTAR];
  if (lat > 52 && lon > 9.5) return [...(lon > 12 ? [ORESUND] : []), SKAGERRAK, CANAL_DA_MANCHA];
  if (lat > 48.5 && lon > -5) return [CANAL_DA_MANCHA];
  if (lon > 13 && lat > 30) return [SICILIA, GIBRALTAR];
  if (lon > -5.5 && lat > 30) return [GIBRALTAR];
  return dasAmericas({ lat, lon });
}

function dasAmericas({ lat, lon }: Lugar): readonly Lugar[] {
  if (noPacifico({ lat, lon })) return [...COSTA_OESTE.filter((ponto) => ponto.lon > lon + 2), ...PANAMA];
  if (lon > -30 || lon < -100) return [];
  if (lat < -4) return BRASIL;
  if (lat < 15 && lon < -70) return PANAMA.slice(1);
  return lat > 15 && lat < 45 && lon < -81.8 ? [YUCATAN, ...PANAMA.slice(1)] : [];
}

/** Whether a point in the Americas faces the Pacific. */
function noPacifico({ lat, lon }: Lugar): boolean {
  if (lat < -1) return lon < -69.5;
  if (lat < 9.2) return lon < -76.9;
  return lon < (lat < 21 ? -101 : -114);
}

const ponto = (lat: number, lon: number): Lugar => ({ lat, lon });
const LESTE_DA_ASIA = 95;
const ANCHORAGE = ponto(61.2, -150);
const MIAMI = ponto(25.8, -80.3);
const COSTA_OESTE = [ponto(36, -125), ponto(24, -114), ponto(16, -104), ponto(11, -91), ponto(6.8, -81.5)];
const PANAMA = [ponto(9.2, -79.7), ponto(12.8, -73), ponto(12.2, -61)];
const YUCATAN = ponto(21.6, -85.4);
const FOZ = [ponto(4, -49.5), ponto(0.8, -49.9), ponto(-2.3, -54.7)];
const BRASIL = [ponto(-24, -41), ponto(-7, -33.8)];
const INDICO = ponto(-12, 60);
const MAR_DE_OMA = ponto(22, 60.5);
const BOA_ESPERANCA = ponto(-36, 18.5);
const SUEZ = ponto(31.6, 32.4);
const SICILIA = ponto(37.3, 11);
const GIBRALTAR = ponto(35.9, -5.7);
const ORESUND = ponto(55.3, 12.8);
const SKAGERRAK = ponto(57.9, 9.5);
const CANAL_DA_MANCHA = ponto(48.9, -5.6);
