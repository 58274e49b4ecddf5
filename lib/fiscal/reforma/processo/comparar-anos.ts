import type { EntradaImportacao } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { pisCofinsExtintos } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import {
  ANOS_COMPARADOS,
  type AnoComparado,
  type ComparacaoDosAnos,
  LINHAS_DOS_ANOS,
  type LinhaDosAnos,
} from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Aviso } from '#lib/fiscal/aviso.ts';
import { figurasDasAdicoes } from '#lib/fiscal/importacao/calcular-importacao.ts';
import { figuraTaxaSiscomex } from '#lib/fiscal/importacao/taxa-siscomex.ts';
import { dado, type Figura, type Memoria, memoriaSemRepetir, texto } from '#lib/fiscal/memoria.ts';
import { porTributo } from '#lib/fiscal/reforma/figuras-da-reforma.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import type { CargaDoProcesso } from './carga-do-processo.ts';
import { type Celula, cbsIbsDo, federaisDo, icmsDo, seletivoDo, totalDo } from './celulas-dos-anos.ts';
import { type Experimento, figurasDoProcesso } from './figuras-do-processo.ts';
import { type ItemDescrito, itensCalculados } from './itens-calculados.ts';
import { LINHAS } from './linhas-dos-anos.ts';

export interface CargaAComparar {
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
          const { figura, ...resto } = valores[linha];
          const antes = ano === primeira?.ano ? null : (primeira?.valores[linha].figura ?? null);
          return { ano, valor: figura && texto(figura), ...resto, diferenca: diferencaEntre(antes, figura) };
        }),
      })),
      avisos: unicos(colunas.flatMap(({ avisos }) => avisos)),
    };
  } catch (erro) {
    if (!(erro instanceof RegraViolada)) throw erro;
    return { motivo: erro.message, anos: [], linhas: [], avisos: [] };
  }
}

/** Returns the memória of a line under the rules of a year; null where the amount is unknown. @throws {RegraViolada} */
export function memoriaDosAnos(
  aComparar: CargaAComparar,
  { experimento, linha, ano }: { experimento: Experimento; linha: LinhaDosAnos; ano: AnoComparado },
  parametros: readonly Parametro[],
): Memoria | null {
  const { figura } = colunaDo(ano, aComparar, experimento, parametros).valores[linha];
  return figura && memoriaSemRepetir(figura);
}

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
  const is = seletivoDo(doAno);
  const cbsIbs = cbsIbsDo({ ano, figuras, reforma, avisos });
  const afrmm = carga.componentes.afrmm;
  const icms = icmsDo(
    {
      dia,
      uf: carga.uf,
      antes: [federais.ipi, is],
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
  const semTotal = { ...federais, is, ...cbsIbs, icms };
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

function diferencaEntre(antes: Figura | null, depois: Figura | null): DecimalTexto | null {
  return antes === null || depois === null ? null : depois.exato.minus(antes.exato).toFixed(2);
}

function unicos(avisos: readonly Aviso[]): Aviso[] {
  return [...new Map(avisos.map((aviso) => [aviso.mensagem, aviso])).values()];
}
