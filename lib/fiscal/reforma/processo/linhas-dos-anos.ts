import { PIS_COFINS_EXTINTOS } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import type { LinhaDosAnos } from '#lib/domain/aduana/tributos/reforma-do-processo.ts';

/** Each line of the comparison of the years: its name, and why it changes, with the article. */
export const LINHAS: Readonly<Record<LinhaDosAnos, { nome: string; porque: string }>> = {
  ii: { nome: 'II', porque: 'A LC 214/2025 não muda o II: mesma alíquota, mesma base.' },
  ipi: {
    nome: 'IPI',
    porque:
      'De 2027 em diante é zero, salvo para o que a lista da Zona Franca mantiver (ADCT, art. 126, III, “a”; LC 214/2025, arts. 454 e 455).',
  },
  is: {
    nome: 'Imposto Seletivo',
    porque:
      'Cobrado desde 2027 na importação dos bens do Anexo XVII; integra a base da CBS e do IBS e não dá crédito (LC 214/2025, arts. 69, II, 409 e 410). A alíquota depende de lei ordinária.',
  },
  pis: { nome: 'PIS', porque: `${PIS_COFINS_EXTINTOS}. No lugar dele entra a CBS.` },
  cofins: { nome: 'COFINS', porque: `${PIS_COFINS_EXTINTOS}. No lugar dela entra a CBS.` },
  cbs: {
    nome: 'CBS',
    porque:
      '2026: 0,9 %, de recolhimento dispensado (LC 214/2025, arts. 346 e 348, § 1º). 2027: alíquota de referência menos 0,1 ponto (art. 347). 2033: sem a redução do art. 347.',
  },
  ibs: {
    nome: 'IBS',
    porque:
      '2026: 0,1 %, dispensado (LC 214/2025, arts. 343 e 348, § 1º). 2027: 0,05 % do estado e 0,05 % do município (art. 344). 2033: em lugar do ICMS (ADCT, art. 129).',
  },
  icms: {
    nome: 'ICMS',
    porque:
      'A base perde o PIS e a COFINS em 2027; a alíquota cai de um décimo por ano de 2029 a 2032, e em 2033 o imposto está extinto (LC 87/1996, art. 31-A; ADCT, arts. 128 e 129).',
  },
  total: { nome: 'Total', porque: 'Soma do que se paga; sem valor enquanto faltar uma parcela.' },
};
