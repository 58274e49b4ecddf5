import {
  COMPONENTES_DA_BASE,
  type ComponenteDaBase,
  type EntradaReforma,
  type ItemDaReforma,
} from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { TCIF_INTEGRA_BASE } from '#lib/domain/zfm/cclasstrib/parametros-da-reforma.ts';
import { dado, type Figura, soma } from '#lib/fiscal/memoria.ts';
import { parametroSeHouver } from '#lib/fiscal/parametros/em-vigor.ts';
import { CENTAVOS_TRUNCADOS } from '#lib/fiscal/precisao.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { ratearAteOUltimo } from './ratear-ate-o-ultimo.ts';

/** The base of an item and the shares of the declaration's costs in it, in reais with 2 decimals. */
export interface BaseDoItem {
  base: Figura;
  componentes: Partial<Record<ComponenteDaBase, Figura>>;
}

/**
 * Calculates the base of CBS and IBS of each item: customs value, II, IS and its shares of the other costs until the release (LC
 * 214/2025, art. 69; Decreto 12.955/2026 and Res. CGIBS 6/2026, art. 80). IPI, ICMS, PIS, COFINS, CBS and IBS are not in it. The
 * AFRMM is shared by net weight, the others by customs value (art. 80, § 3º).
 * @throws {RegraViolada} when the items have no weight or no value to share by.
 */
export function basesDosItens(
  { componentes, itens }: Pick<EntradaReforma, 'componentes' | 'itens'>,
  dia: DataTexto,
  { parametros, fontes }: OrigensDaBase,
): BaseDoItem[] {
  const valores = itens.map(({ numero, valorAduaneiro }, i) =>
    informado(`Valor aduaneiro do item ${numero}`, 'R$', valorAduaneiro, fontes(`itens.${i}.valorAduaneiro`)),
  );
  const pesos = itens.map(({ numero, pesoLiquido }, i) =>
    informado(`Peso líquido do item ${numero}`, 'kg', pesoLiquido, fontes(`itens.${i}.pesoLiquido`)),
  );
  const rateios = componentesDaBase(componentes, dia, { parametros, fontes }).map(([componente, total]) => {
    const porPeso = componente === 'afrmm';
    conferirPesos(total, porPeso ? pesos : valores, porPeso);
    const fonte = porPeso ? PELO_PESO : PELO_VALOR;
    return [componente, ratearAteOUltimo({ total, fonte }, porPeso ? pesos : valores)] as const;
  });
  return itens.map((item, i) => {
    const fontesDoItem = (campo: string) => fontes(`itens.${i}.${campo}`);
    const partes = comOsProprios(item, partesDo(rateios, i), fontesDoItem);
    return baseDoItem(item, valores[i] as Figura, partes, fontesDoItem);
  });
}

interface OrigensDaBase {
  parametros: readonly Parametro[];
  fontes: (caminho: string) => string;
}

/** Adds the costs known to be of the item alone to its shares of those of the declaration. */
function comOsProprios(
  { numero, componentes = {} }: ItemDaReforma,
  partes: BaseDoItem['componentes'],
  fontes: (campo: string) => string,
): BaseDoItem['componentes'] {
  const pares = COMPONENTES_DA_BASE.flatMap((componente): [ComponenteDaBase, Figura][] => {
    const [valor, parte] = [componentes[componente], partes[componente]];
    if (valor === undefined) return parte ? [[componente, parte]] : [];
    const { nome, inciso } = COMPONENTES[componente];
    const rotulo = { nome: `${nome} do item ${numero}`, unidade: 'R$', casas: 2 };
    const proprio = dado({ ...rotulo, fonte: `${fontes(`componentes.${componente}`)}; ${inciso}` }, valor);
    return [
      [componente, parte ? soma({ ...CENTAVOS_TRUNCADOS, ...rotulo, fonte: inciso }, [parte, proprio]) : proprio],
    ];
  });
  return Object.fromEntries(pares);
}

function baseDoItem(
  item: ItemDaReforma,
  valorAduaneiro: Figura,
  componentes: BaseDoItem['componentes'],
  fontes: (campo: string) => string,
): BaseDoItem {
  const parcelas = [
    valorAduaneiro,
    informado(`II do item ${item.numero}`, 'R$', item.ii, fontes('ii')),
    informado(`IS do item ${item.numero}`, 'R$', item.is, fontes('is')),
    ...Object.values(componentes),
  ];
  const nome = `Base da CBS e do IBS do item ${item.numero}`;
  return { base: soma({ ...CENTAVOS_TRUNCADOS, nome, unidade: 'R$', fonte: LEI }, parcelas), componentes };
}

/** The costs that were given and enter the base, in the order of the law. */
function componentesDaBase(
  dados: EntradaReforma['componentes'],
  dia: DataTexto,
  { parametros, fontes }: OrigensDaBase,
): [ComponenteDaBase, Figura][] {
  return COMPONENTES_DA_BASE.flatMap((componente) => {
    const valor = dados[componente];
    if (valor === undefined || (componente === 'tcif' && !tcifIntegraBase(dia, parametros))) return [];
    const { nome, inciso } = COMPONENTES[componente];
    const fonte = `${fontes(`componentes.${componente}`)}; ${inciso}`;
    return [[componente, dado({ nome, unidade: 'R$', casas: 2, fonte }, valor)] satisfies [ComponenteDaBase, Figura]];
  });
}

/** Without the parameter it does: the base of the law is open to every fee until the release. */
function tcifIntegraBase(dia: DataTexto, parametros: readonly Parametro[]): boolean {
  const parametro = parametroSeHouver(parametros, TCIF_INTEGRA_BASE, dia);
  return parametro === null || !new Exato(parametro.valor).isZero();
}

function partesDo(
  rateios: readonly (readonly [ComponenteDaBase, readonly Figura[]])[],
  indice: number,
): BaseDoItem['componentes'] {
  return Object.fromEntries(rateios.map(([componente, partes]) => [componente, partes[indice] as Figura]));
}

function conferirPesos(total: Figura, pesos: readonly Figura[], porPeso: boolean): void {
  if (pesos.length === 1 || total.exato.isZero() || pesos.some(({ exato }) => !exato.isZero())) return;
  const [campo, falta] = porPeso ? ['pesoLiquido', 'peso líquido'] : ['valorAduaneiro', 'valor aduaneiro'];
  throw new RegraViolada(`itens.0.${campo}`, `Sem ${falta} nos itens, não há por onde ratear: ${total.nome}.`);
}

function informado(nome: string, unidade: string, valor: DecimalTexto, fonte: string): Figura {
  return dado({ nome, unidade, casas: unidade === 'kg' ? 5 : 2, fonte }, valor);
}

const LEI = 'LC 214/2025, art. 69; Decreto 12.955/2026 e Res. CGIBS 6/2026, art. 80';
const PELO_PESO = 'Decreto 12.955/2026, art. 80, § 3º, I: pelo peso líquido; o resto ao último item';
const PELO_VALOR = 'Decreto 12.955/2026, art. 80, § 3º, II: pelo valor aduaneiro; o resto ao último item';

/** Names for the memória, and the place of each in art. 80. */
export const COMPONENTES: Readonly<Record<ComponenteDaBase, { nome: string; inciso: string }>> = {
  siscomex: { nome: 'Taxa Siscomex', inciso: 'art. 80, III' },
  afrmm: { nome: 'AFRMM', inciso: 'art. 80, IV' },
  cide: { nome: 'Cide-Combustíveis', inciso: 'art. 80, V' },
  antidumping: { nome: 'Antidumping', inciso: 'art. 80, VI' },
  compensatorios: { nome: 'Direitos compensatórios', inciso: 'art. 80, VII' },
  salvaguarda: { nome: 'Salvaguarda', inciso: 'art. 80, VIII' },
  tcif: { nome: 'TCIF', inciso: 'art. 80, XIII, por interpretação: o inciso IX cita a TSA, extinta (a confirmar)' },
  tfvs: { nome: 'TFVS (Anvisa)', inciso: 'art. 80, X' },
  tum: { nome: 'TUM (Mercante)', inciso: 'art. 80, XI' },
  tffa: { nome: 'TFFA', inciso: 'art. 80, XII' },
  outros: { nome: 'Outros até o desembaraço', inciso: 'art. 80, XIII' },
};
