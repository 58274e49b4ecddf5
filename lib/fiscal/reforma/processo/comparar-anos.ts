import {
  type EntradaImportacao,
  TRIBUTOS_FEDERAIS,
  type TributoFederal,
} from '#lib/domain/aduana/calculo-importacao.ts';
import type { PorTributoDaReforma } from '#lib/domain/aduana/calculo-reforma.ts';
import { PIS_COFINS_EXTINTOS, pisCofinsExtintos } from '#lib/domain/aduana/fim-do-pis-cofins.ts';
import {
  ANOS_COMPARADOS,
  type AnoComparado,
  type ComparacaoDosAnos,
  LINHAS_DOS_ANOS,
  type LinhaDosAnos,
  type ValorDoAno,
} from '#lib/domain/aduana/reforma-do-processo.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { Exato, porExtenso, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Aviso } from '#lib/fiscal/aviso.ts';
import { calcularIcms } from '#lib/fiscal/icms/icms-importacao.ts';
import { figurasDasAdicoes } from '#lib/fiscal/importacao/calcular-importacao.ts';
import { figuraTaxaSiscomex } from '#lib/fiscal/importacao/taxa-siscomex.ts';
import type { TotaisDasAdicoes } from '#lib/fiscal/importacao/totais.ts';
import { dado, type Figura, texto } from '#lib/fiscal/memoria.ts';
import { figuraDoParametro, parametroEmVigor } from '#lib/fiscal/parametros/em-vigor.ts';
import { cbsIbsNaBaseDoIcms } from '#lib/fiscal/reforma/cbs-ibs-na-base-do-icms.ts';
import { porTributo } from '#lib/fiscal/reforma/figuras-da-reforma.ts';
import { aliquotaDoIcmsNoAno } from '#lib/fiscal/reforma/icms-na-transicao.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import type { CargaDoProcesso } from './carga-do-processo.ts';
import { type Experimento, figurasDoProcesso } from './figuras-do-processo.ts';
import { type ItemDescrito, itensCalculados } from './itens-calculados.ts';

interface CargaAComparar {
  /** The goods, with their rates and regimes. */
  entrada: EntradaImportacao;
  descritos: readonly ItemDescrito[];
  /** Place, costs and days of the process; its items are calculated anew for each year. */
  carga: Omit<CargaDoProcesso, 'itens'>;
}

/**
 * Compares the taxes to pay on the same cargo under the rules of 2026, 2027 and 2033, at the same exchange rates and rates of II. The
 * ICMS is at the general rate of Amazonas, without deferral. What nobody has fixed is null, with what is missing.
 */
export function compararAnos(
  aComparar: CargaAComparar,
  experimento: Experimento,
  parametros: readonly Parametro[],
): ComparacaoDosAnos {
  try {
    const colunas = ANOS_COMPARADOS.map((ano) => colunaDo(ano, aComparar, experimento, parametros));
    const [primeira] = colunas;
    return {
      motivo: null,
      anos: colunas.map(({ ano, dia }) => ({ ano, dia })),
      linhas: LINHAS_DOS_ANOS.map((linha) => ({
        linha,
        ...LINHAS[linha],
        valores: colunas.map(({ ano, valores }) => {
          const { valor, ...resto } = valores[linha];
          const antes = ano === primeira?.ano ? null : (primeira?.valores[linha].valor ?? null);
          return { ano, valor, ...resto, diferenca: diferencaEntre(antes, valor) };
        }),
      })),
      avisos: unicos(colunas.flatMap(({ avisos }) => avisos)),
    };
  } catch (erro) {
    if (!(erro instanceof RegraViolada)) throw erro;
    return { motivo: erro.message, anos: [], linhas: [], avisos: [] };
  }
}

type Celula = Omit<ValorDoAno, 'ano' | 'diferenca'>;

interface ColunaDoAno {
  ano: AnoComparado;
  dia: DataTexto;
  valores: Record<LinhaDosAnos, Celula>;
  avisos: readonly Aviso[];
}

function colunaDo(
  ano: AnoComparado,
  { entrada, descritos, carga }: CargaAComparar,
  experimento: Experimento,
  parametros: readonly Parametro[],
): ColunaDoAno {
  const dia = entrada.dataRegistro.startsWith(`${ano}-`) ? entrada.dataRegistro : `${ano}-07-01`;
  const doAno = semDeclarados({ ...entrada, dataRegistro: dia }, pisCofinsExtintos(dia));
  const { adicoes, totais } = figurasDasAdicoes(doAno, { parametros });
  const siscomex = figuraTaxaSiscomex({ dataRegistro: dia, adicoes: adicoes.length }, parametros);
  const {
    figuras,
    totais: reforma,
    avisos,
  } = figurasDoProcesso(
    {
      ...carga,
      registro: { dia, previsao: true },
      liberacao: { dia, previsao: true },
      componentes: { ...carga.componentes, siscomex: { valor: texto(siscomex), fonte: siscomex.fonte ?? '' } },
      itens: itensCalculados(doAno, adicoes, descritos),
    },
    experimento,
    parametros,
  );
  const federais = federaisDo({ ano, entrada: doAno, declarada: entrada, totais });
  const cbsIbs = cbsIbsDo({ ano, figuras, reforma, avisos });
  const afrmm = carga.componentes.afrmm;
  const icms = icmsDo(
    {
      dia,
      uf: carga.uf,
      ipi: federais.ipi,
      parcelas: [
        totais.valorAduaneiro,
        totais.recolher.ii,
        totais.recolher.ipi,
        ...(pisCofinsExtintos(dia) ? [] : [totais.recolher.pis, totais.recolher.cofins]),
        totais.antidumping,
        siscomex,
        ...(afrmm ? [dado({ nome: 'AFRMM', unidade: 'R$', casas: 2, fonte: afrmm.fonte }, afrmm.valor)] : []),
      ],
      devidos: porTributo((tributo) => {
        const { devido } = reforma[tributo];
        return devido && texto(devido);
      }),
    },
    parametros,
  );
  const semTotal = { ...federais, ...cbsIbs, icms };
  return { ano, dia, valores: { ...semTotal, total: totalDo(Object.values(semTotal)) }, avisos };
}

/** A contribution that stays as declared has no amount of another year. */
function semDeclarados(entrada: EntradaImportacao, extintos: boolean): EntradaImportacao {
  if (!extintos) return entrada;
  return {
    ...entrada,
    adicoes: entrada.adicoes.map((adicao) => {
      const { pis, cofins } = adicao.tributos;
      const sem = { semCalculo: undefined };
      return { ...adicao, tributos: { ...adicao.tributos, pis: { ...pis, ...sem }, cofins: { ...cofins, ...sem } } };
    }),
  };
}

function federaisDo({
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
    if (contribuicao && extintos) return { ...VAZIA, valor: '0.00', nota: 'extinto' };
    if (contribuicao && pisCofinsExtintos(declarada.dataRegistro)) return falta(SEM_ALIQUOTA_ANTERIOR);
    const valor = emCentavos(totais.recolher[tributo]);
    if (tributo !== 'ipi' || ano === 2026) return { ...VAZIA, valor };
    return todoDesonerado(entrada) ? { ...VAZIA, valor: '0.00', nota: 'suspenso ou isento' } : falta(SEM_LISTA_DO_IPI);
  };
  return Object.fromEntries(TRIBUTOS_FEDERAIS.map((tributo) => [tributo, celula(tributo)])) as Record<
    TributoFederal,
    Celula
  >;
}

/** Under these regimes nothing of the IPI is paid, whatever its rate becomes. */
function todoDesonerado({ adicoes }: EntradaImportacao): boolean {
  return adicoes.every(({ tributos, itens }) =>
    [tributos, ...itens.flatMap((item) => item.tributos ?? [])].every(({ ipi }) => DESONERADOS.has(ipi.regime)),
  );
}

function cbsIbsDo({
  ano,
  figuras,
  reforma,
  avisos,
}: { ano: AnoComparado } & Pick<ReturnType<typeof figurasDoProcesso>, 'figuras' | 'avisos'> & {
    reforma: ReturnType<typeof figurasDoProcesso>['totais'];
  }): Record<'cbs' | 'ibs', Celula> {
  const { datas, aliquotas } = figuras;
  const celula = (tributos: readonly ('cbs' | 'ibsUF' | 'ibsMun')[]): Celula => {
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
    const estimativa = tributos.some((tributo) => aliquotas[tributo].aviso?.codigo === 'ALIQUOTA_ESTIMADA');
    const total = (partes: readonly (Figura | null)[]) => somar(partes.map((parte) => parte && texto(parte)));
    const dispensado = datas.dispensado && !total(devido).isZero();
    return {
      ...VAZIA,
      valor: total(recolher).toFixed(2),
      estimativa,
      nota: dispensado ? `devido ${emReais(total(devido))}, recolhimento dispensado` : null,
    };
  };
  return { cbs: celula(['cbs']), ibs: celula(['ibsUF', 'ibsMun']) };
}

interface IcmsDoAno {
  dia: DataTexto;
  uf: CargaDoProcesso['uf'];
  ipi: Celula;
  parcelas: readonly Figura[];
  devidos: PorTributoDaReforma<DecimalTexto | null>;
}

function icmsDo({ dia, uf, ipi, parcelas, devidos }: IcmsDoAno, parametros: readonly Parametro[]): Celula {
  if (uf !== null && uf !== 'AM') return falta(`Falta a alíquota geral do ICMS de ${uf}.`);
  const rotulo = { nome: 'Alíquota do ICMS', unidade: '%' };
  const geral = figuraDoParametro(parametroEmVigor(parametros, 'ICMS_AM_GERAL', dia), rotulo);
  const aliquota = aliquotaDoIcmsNoAno(geral, dia, parametros);
  if (aliquota.exato.isZero()) return { ...VAZIA, valor: '0.00', nota: 'extinto' };
  if (ipi.valor === null) return falta('Falta o IPI, que integra a base do ICMS.');
  const cbsIbs = cbsIbsNaBaseDoIcms({ cbsIbs: devidos, uf: 'AM', dia }, parametros);
  if (cbsIbs.parcelas === null) return falta(cbsIbs.aviso.mensagem);
  const { recolher } = calcularIcms({
    parcelas: [...parcelas, ...cbsIbs.parcelas],
    aliquota,
    tratamento: 'INTEGRAL',
    reducao: null,
    caminho: 'icms.',
  });
  return { ...VAZIA, valor: texto(recolher), nota: `à alíquota geral de ${emReais(aliquota.exato)} %` };
}

function totalDo(celulas: readonly Celula[]): Celula {
  if (celulas.some(({ valor }) => valor === null)) return falta('Falta uma das parcelas acima.');
  const estimativa = celulas.some((celula) => celula.estimativa);
  return { ...VAZIA, valor: somar(celulas.map(({ valor }) => valor)).toFixed(2), estimativa };
}

function diferencaEntre(antes: DecimalTexto | null, depois: DecimalTexto | null): DecimalTexto | null {
  return antes === null || depois === null ? null : new Exato(depois).minus(antes).toFixed(2);
}

function falta(motivo: string): Celula {
  return { ...VAZIA, falta: motivo };
}

function unicos(avisos: readonly Aviso[]): Aviso[] {
  return [...new Map(avisos.map((aviso) => [aviso.mensagem, aviso])).values()];
}

function emCentavos({ exato }: Figura): DecimalTexto {
  return exato.toDecimalPlaces(2, Exato.ROUND_HALF_UP).toFixed(2);
}

/** `1.234,56`, within a sentence. */
function emReais(valor: Exato): string {
  return porExtenso(valor, 2);
}

const VAZIA: Celula = { valor: null, estimativa: false, nota: null, falta: null };
const DESONERADOS: ReadonlySet<string> = new Set(['SUSPENSAO', 'ISENCAO', 'IMUNIDADE', 'NAO_INCIDENCIA']);
const SEM_LISTA_DO_IPI =
  'Falta a lista de produtos da LC 214/2025, art. 454, § 3º, que diz o que ainda paga IPI: não foi publicada.';
const SEM_ALIQUOTA_ANTERIOR = 'A declaração é posterior ao fim do tributo e não traz a alíquota dele.';

const LINHAS: Readonly<Record<LinhaDosAnos, { nome: string; porque: string }>> = {
  ii: { nome: 'II', porque: 'A LC 214/2025 não muda o II: mesma alíquota, mesma base.' },
  ipi: {
    nome: 'IPI',
    porque:
      'De 2027 em diante é zero, salvo para o que a lista da Zona Franca mantiver (ADCT, art. 126, III, “a”; LC 214/2025, arts. 454 e 455).',
  },
  pis: { nome: 'PIS', porque: `${PIS_COFINS_EXTINTOS}. No lugar dele entra a CBS.` },
  cofins: { nome: 'COFINS', porque: `${PIS_COFINS_EXTINTOS}. No lugar dela entra a CBS.` },
  cbs: {
    nome: 'CBS',
    porque:
      '2026: 0,9 %, de recolhimento dispensado (LC 214/2025, arts. 346 e 348, § 1º). 2027: alíquota de referência menos 0,1 ponto (art. 347).',
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
