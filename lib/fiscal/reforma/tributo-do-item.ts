import type { ParcelasDaReforma } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import { calcular, dado, expressao, type Figura } from '#lib/fiscal/memoria.ts';
import type { Precisao } from '#lib/fiscal/precisao.ts';
import type { ClasseDoItem } from './classe-do-item.ts';
import type { DatasDaReforma } from './datas-da-reforma.ts';

interface TributoACalcular {
  /** `CBS do item 1`. */
  nome: string;
  base: Figura;
  /** Per cent; null while nobody has fixed it. */
  aliquota: Figura | null;
  /** Null for an item that nobody has classified: its tax is unknown, unless it is zero for all. */
  classe: ClasseDoItem | null;
  datas: Pick<DatasDaReforma, 'dispensado'>;
  /** The tax is not charged in the crossing of the year. */
  inexigivel: boolean;
  precisao: Precisao;
}

type TributoClassificado = TributoACalcular & { classe: ClasseDoItem };

/** The figures of a tax of an item. */
export interface TributoDoItem extends ParcelasDaReforma<Figura> {
  /** The regular rate after reduction, in per cent; null where the tax is zero whatever the rate. */
  efetiva: Figura | null;
}

/**
 * Calculates a tax of an item, in reais with the decimals of `precisao`. Rate after reduction and product keep 8 decimals, as in
 * the calculator of the RFB (domain/reforma.md §2.4). Null when there is no rate and the tax is not zero without one.
 */
export function tributoDoItem(tributo: TributoACalcular): TributoDoItem | null {
  const { nome, datas, precisao } = tributo;
  const zero = zeroCerto(tributo);
  if (zero) return { efetiva: null, regular: zero, suspenso: zero, devido: zero, recolher: zero };
  const { aliquota, classe } = tributo;
  if (aliquota === null || classe === null) return null;
  const efetiva = aliquotaEfetiva(aliquota, { ...tributo, classe });
  const regular = regularDo(efetiva, { ...tributo, classe });
  const rotulo = (parte: string, fonte: string) => ({ ...precisao, nome: `${nome}: ${parte}`, unidade: 'R$', fonte });
  const nada = dado({ nome: `${nome}: nada`, unidade: 'R$', casas: precisao.casas, fonte: classe.fonte }, '0');
  const menos = (parte: string, de: Figura, tirar: Figura, fonte: string) =>
    expressao(rotulo(parte, fonte), [{ fatores: [de] }, { menos: true, fatores: [tirar] }]);
  const suspenso =
    classe.efeito === 'AFASTADO' ? expressao(rotulo('suspenso', classe.fonte), [{ fatores: [regular] }]) : nada;
  const devido = suspenso === nada ? regular : menos('devido', regular, suspenso, classe.fonte);
  if (!datas.dispensado) return { efetiva, regular, suspenso, devido, recolher: devido };
  const dispensado = expressao(rotulo('dispensado', DISPENSA), [{ fatores: [devido] }]);
  return { efetiva, regular, suspenso, devido, recolher: menos('a recolher', devido, dispensado, DISPENSA) };
}

function zeroCerto({ nome, classe, inexigivel, precisao, aliquota }: TributoACalcular): Figura | null {
  const zero = (porque: string, fonte: string) =>
    calcular({ ...precisao, nome, unidade: 'R$', fonte, formula: `zero: ${porque}` }, [], () => ZERO.exato);
  if (inexigivel) return zero('o fato gerador do PIS e da COFINS-Importação é de 2026', TRAVESSIA);
  if (classe === null) return null;
  if (classe.efeito === 'SEM_INCIDENCIA') return zero('não incide', classe.fonte);
  if (aliquota === null && classe.reducao?.exato.eq(100)) return zero('alíquota reduzida a zero', classe.fonte);
  return null;
}

function aliquotaEfetiva(aliquota: Figura, { classe: { reducao }, precisao }: TributoClassificado): Figura {
  if (!reducao) return aliquota;
  const nome = `${aliquota.nome}, reduzida`;
  return expressao({ ...interna(precisao), nome, unidade: '%', fonte: reducao.fonte }, [
    { fatores: [aliquota] },
    { menos: true, fatores: [aliquota, reducao] },
  ]);
}

function regularDo(efetiva: Figura, { nome, base, classe: { fonte }, precisao }: TributoClassificado): Figura {
  const produto = expressao({ ...interna(precisao), nome: `${nome} sem arredondar`, unidade: 'R$', fonte }, [
    { fatores: [base, efetiva] },
  ]);
  return expressao({ ...precisao, nome, unidade: 'R$', fonte }, [{ fatores: [produto] }]);
}

function interna({ arredondamento }: Precisao): Precisao {
  return { casas: CASAS_INTERNAS, arredondamento };
}

const CASAS_INTERNAS = 8;
const ZERO = dado({ nome: 'zero', unidade: '', casas: 0, fonte: null }, '0');
const DISPENSA = 'LC 214/2025, art. 348, § 1º: recolhimento dispensado em 2026 a quem cumpre as obrigações acessórias';
const TRAVESSIA = 'LC 214/2025, art. 408, § 1º; Decreto 12.955/2026, art. 616, § 1º';
