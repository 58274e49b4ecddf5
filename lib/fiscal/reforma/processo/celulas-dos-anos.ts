import {
  type EntradaImportacao,
  TRIBUTOS_FEDERAIS,
  type TributoFederal,
} from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { PorTributoDaReforma, TributoDaReforma } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import { PIS_COFINS_EXTINTOS, pisCofinsExtintos } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import { incideImpostoSeletivo } from '#lib/domain/aduana/tributos/imposto-seletivo.ts';
import type { AnoComparado, ValorDoAno } from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { Exato, porExtenso, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { calcularIcms } from '#lib/fiscal/icms/icms-importacao.ts';
import type { TotaisDasAdicoes } from '#lib/fiscal/importacao/totais.ts';
import { calcular, dado, type Figura, soma, texto } from '#lib/fiscal/memoria.ts';
import { figuraDoParametro, parametroEmVigor } from '#lib/fiscal/parametros/em-vigor.ts';
import { CENTAVOS_MEIO_PARA_CIMA, CENTAVOS_TRUNCADOS } from '#lib/fiscal/precisao.ts';
import { cbsIbsNaBaseDoIcms } from '#lib/fiscal/reforma/cbs-ibs-na-base-do-icms.ts';
import { aliquotaDoIcmsNoAno } from '#lib/fiscal/reforma/icms-na-transicao.ts';
import type { CargaDoProcesso } from './carga-do-processo.ts';
import type { figurasDoProcesso } from './figuras-do-processo.ts';

export type Celula = Omit<ValorDoAno, 'ano' | 'diferenca' | 'valor'> & { figura: Figura | null };

export function federaisDo({
  ano,
  entrada,
  declarada,
  totais,
}: {
  ano: AnoComparado;
  entrada: EntradaImportacao;
  declarada: EntradaImportacao;
  totais: TotaisDasAdicoes;
}): Record<TributoFederal, Celula> {
  const extintos = pisCofinsExtintos(entrada.dataRegistro);
  const celula = (tributo: TributoFederal): Celula => {
    const contribuicao = tributo === 'pis' || tributo === 'cofins';
    const nome = tributo.toUpperCase();
    if (contribuicao && extintos) return { ...VAZIA, figura: zero(nome, PIS_COFINS_EXTINTOS), nota: 'extinto' };
    if (contribuicao && pisCofinsExtintos(declarada.dataRegistro)) return falta(SEM_ALIQUOTA_ANTERIOR);
    const figura = emCentavos(totais.recolher[tributo]);
    if (tributo !== 'ipi' || ano === 2026) return { ...VAZIA, figura };
    if (!todoDesonerado(entrada)) return falta(SEM_LISTA_DO_IPI);
    return { ...VAZIA, figura: zero(nome, 'regime do IPI de todos os itens'), nota: 'suspenso ou isento' };
  };
  return Object.fromEntries(TRIBUTOS_FEDERAIS.map((tributo) => [tributo, celula(tributo)])) as Record<
    TributoFederal,
    Celula
  >;
}

/** No ordinary law gives a rate yet (LC 214/2025, arts. 409 to 422), so goods that bear the tax have no amount. */
export function seletivoDo({ adicoes, dataRegistro }: EntradaImportacao): Celula {
  if (adicoes.some(({ ncm }) => incideImpostoSeletivo(ncm, dataRegistro))) return falta(SEM_ALIQUOTA_DO_IS);
  if (dataRegistro < INICIO_DO_IS) return { ...VAZIA, figura: zero(IS, ANTES_DO_IS), nota: 'ainda não existe' };
  return { ...VAZIA, figura: zero(IS, FORA_DO_IS), nota: 'nenhuma NCM da tabela conhecida' };
}

/** Under these regimes nothing of the IPI is paid, whatever its rate becomes. */
function todoDesonerado({ adicoes }: EntradaImportacao): boolean {
  return adicoes.every(({ tributos, itens }) =>
    [tributos, ...itens.flatMap((item) => item.tributos ?? [])].every(({ ipi }) => DESONERADOS.has(ipi.regime)),
  );
}

export function cbsIbsDo({
  ano,
  figuras,
  reforma,
  avisos,
}: { ano: AnoComparado } & Pick<ReturnType<typeof figurasDoProcesso>, 'figuras' | 'avisos'> & {
    reforma: ReturnType<typeof figurasDoProcesso>['totais'];
  }): Record<'cbs' | 'ibs', Celula> {
  const { datas, aliquotas } = figuras;
  const celula = (nome: string, tributos: readonly TributoDaReforma[]): Celula => {
    const recolher = tributos.map((tributo) => reforma[tributo].recolher);
    const devido = tributos.map((tributo) => reforma[tributo].devido);
    if (recolher.some((figura) => figura === null)) {
      const semAliquota = tributos.flatMap((tributo) => (aliquotas[tributo].aliquota ? [] : [tributo]));
      return falta(
        semAliquota.length > 0
          ? `A alíquota de ${ano} não foi fixada.`
          : (avisos[0]?.mensagem ?? 'Falta o cClassTrib de itens.'),
      );
    }
    const figura = somaDas(nome, presentes(recolher));
    const estimada = tributos.some((tributo) => aliquotas[tributo].aviso?.codigo === 'ALIQUOTA_ESTIMADA');
    const deve = somar(presentes(devido).map(texto));
    const dispensado = datas.dispensado && !deve.isZero();
    return {
      ...VAZIA,
      figura,
      // A zero is zero whatever the rate.
      estimativa: estimada && !figura.exato.isZero(),
      nota: dispensado ? `devido ${emReais(deve)}, recolhimento dispensado` : null,
    };
  };
  return { cbs: celula('CBS a recolher', ['cbs']), ibs: celula('IBS a recolher', ['ibsUF', 'ibsMun']) };
}

interface IcmsDoAno {
  dia: DataTexto;
  uf: CargaDoProcesso['uf'];
  /** Taxes of its base that may be unknown. */
  antes: readonly Celula[];
  parcelas: readonly Figura[];
  devidos: PorTributoDaReforma<DecimalTexto | null>;
}

export function icmsDo({ dia, uf, antes, parcelas, devidos }: IcmsDoAno, parametros: readonly Parametro[]): Celula {
  if (uf !== null && uf !== 'AM') return falta(`Falta a alíquota geral do ICMS de ${uf}.`);
  const rotulo = { nome: 'Alíquota do ICMS', unidade: '%' };
  const geral = figuraDoParametro(parametroEmVigor(parametros, 'ICMS_AM_GERAL', dia), rotulo);
  const aliquota = aliquotaDoIcmsNoAno(geral, dia, parametros);
  if (aliquota.exato.isZero()) return { ...VAZIA, figura: aZero('ICMS', aliquota), nota: 'extinto' };
  if (antes.some(({ figura }) => figura === null))
    return falta('Falta um tributo que integra a base do ICMS: veja acima.');
  const cbsIbs = cbsIbsNaBaseDoIcms({ cbsIbs: devidos, uf: 'AM', dia }, parametros);
  if (cbsIbs.parcelas === null) return falta(cbsIbs.aviso.mensagem);
  const { recolher } = calcularIcms({
    parcelas: [...parcelas, ...cbsIbs.parcelas],
    aliquota,
    tratamento: 'INTEGRAL',
    reducao: null,
    caminho: 'icms.',
  });
  return { ...VAZIA, figura: recolher, nota: `à alíquota geral de ${emReais(aliquota.exato)} %` };
}

export function totalDo(celulas: readonly Celula[]): Celula {
  const figuras = presentes(celulas.map(({ figura }) => figura));
  if (figuras.length < celulas.length) return falta('Falta uma das parcelas acima.');
  return {
    ...VAZIA,
    figura: somaDas('Total a recolher', figuras),
    estimativa: celulas.some(({ estimativa }) => estimativa),
  };
}

function presentes(figuras: readonly (Figura | null)[]): Figura[] {
  return figuras.flatMap((figura) => figura ?? []);
}

function somaDas(nome: string, parcelas: readonly Figura[]): Figura {
  return soma({ ...CENTAVOS_TRUNCADOS, nome, unidade: 'R$', fonte: null }, parcelas);
}

function zero(nome: string, fonte: string): Figura {
  return dado({ nome, unidade: 'R$', casas: 2, fonte }, '0');
}

/** A tax whose rate has come to zero: the memória shows the rate. */
function aZero(nome: string, aliquota: Figura): Figura {
  const rotulo = { ...CENTAVOS_TRUNCADOS, nome, unidade: 'R$', fonte: aliquota.fonte };
  return calcular({ ...rotulo, formula: 'zero: alíquota zero' }, [aliquota], () => new Exato(0));
}

function falta(motivo: string): Celula {
  return { ...VAZIA, falta: motivo };
}

/** The items of a DUIMP may have seven decimals. */
function emCentavos(figura: Figura): Figura {
  if (figura.casas <= 2) return figura;
  const { nome, unidade, fonte } = figura;
  const rotulo = { ...CENTAVOS_MEIO_PARA_CIMA, nome, unidade, fonte, formula: nome };
  return calcular(rotulo, [figura], (exato) => exato);
}

/** `1.234,56`, within a sentence. */
function emReais(valor: Exato): string {
  return porExtenso(valor, 2);
}

const VAZIA: Celula = { figura: null, estimativa: false, nota: null, falta: null };

const DESONERADOS: ReadonlySet<string> = new Set(['SUSPENSAO', 'ISENCAO', 'IMUNIDADE', 'NAO_INCIDENCIA']);

const SEM_LISTA_DO_IPI =
  'Falta a lista de produtos da LC 214/2025, art. 454, § 3º, que diz o que ainda paga IPI: não foi publicada.';

const SEM_ALIQUOTA_DO_IS =
  'Há itens de NCM sujeita ao Imposto Seletivo, e a lei ordinária que lhe dá a alíquota não saiu (LC 214/2025, arts. 409 e 422).';

const IS = 'Imposto Seletivo';

const INICIO_DO_IS = '2027-01-01';

const ANTES_DO_IS = 'LC 214/2025: o Imposto Seletivo é cobrado desde 01/01/2027';

const FORA_DO_IS =
  'LC 214/2025, art. 409: nenhum item nas NCMs da tabela da Receita de 02/2026; o Anexo XVII está por conferir';

const SEM_ALIQUOTA_ANTERIOR = 'A declaração é posterior ao fim do tributo e não traz a alíquota dele.';
