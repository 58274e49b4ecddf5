import {
  COMPONENTES_DA_BASE,
  type ComponenteDaBase,
  type EntradaReforma,
  type ItemDaReforma,
} from '#lib/domain/aduana/calculo-reforma.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { TCIF_INTEGRA_BASE } from '#lib/domain/zfm/parametros-da-reforma.ts';
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
  parametros: readonly Parametro[],
): BaseDoItem[] {
  const valores = itens.map((item) => informado(`Valor aduaneiro do item ${item.numero}`, 'R$', item.valorAduaneiro));
  const pesos = itens.map((item) => informado(`Peso líquido do item ${item.numero}`, 'kg', item.pesoLiquido));
  const rateios = componentesDaBase(componentes, dia, parametros).map(([componente, total]) => {
    const porPeso = componente === 'afrmm';
    conferirPesos(total, porPeso ? pesos : valores, porPeso);
    const fonte = porPeso ? PELO_PESO : PELO_VALOR;
    return [componente, ratearAteOUltimo({ total, fonte }, porPeso ? pesos : valores)] as const;
  });
  return itens.map((item, indice) => baseDoItem(item, valores[indice] as Figura, partesDo(rateios, indice)));
}

function baseDoItem(item: ItemDaReforma, valorAduaneiro: Figura, componentes: BaseDoItem['componentes']): BaseDoItem {
  const parcelas = [
    valorAduaneiro,
    informado(`II do item ${item.numero}`, 'R$', item.ii),
    informado(`IS do item ${item.numero}`, 'R$', item.is),
    ...Object.values(componentes),
  ];
  const nome = `Base da CBS e do IBS do item ${item.numero}`;
  return { base: soma({ ...CENTAVOS_TRUNCADOS, nome, unidade: 'R$', fonte: LEI }, parcelas), componentes };
}

/** The costs that were given and enter the base, in the order of the law. */
function componentesDaBase(
  dados: EntradaReforma['componentes'],
  dia: DataTexto,
  parametros: readonly Parametro[],
): [ComponenteDaBase, Figura][] {
  return COMPONENTES_DA_BASE.flatMap((componente) => {
    const valor = dados[componente];
    if (valor === undefined || (componente === 'tcif' && !tcifIntegraBase(dia, parametros))) return [];
    const { nome, inciso } = COMPONENTES[componente];
    const fonte = `informado; ${inciso}`;
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

function informado(nome: string, unidade: string, valor: DecimalTexto): Figura {
  return dado({ nome, unidade, casas: unidade === 'kg' ? 5 : 2, fonte: 'informado' }, valor);
}

const LEI = 'LC 214/2025, art. 69; Decreto 12.955/2026 e Res. CGIBS 6/2026, art. 80';
const PELO_PESO = 'Decreto 12.955/2026, art. 80, § 3º, I: pelo peso líquido; o resto ao último item';
const PELO_VALOR = 'Decreto 12.955/2026, art. 80, § 3º, II: pelo valor aduaneiro; o resto ao último item';

/** Names for the memória, and the place of each in art. 80. */
const COMPONENTES: Readonly<Record<ComponenteDaBase, { nome: string; inciso: string }>> = {
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
