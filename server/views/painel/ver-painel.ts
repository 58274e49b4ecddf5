import { eq } from 'drizzle-orm';
import { motivoDoPeriodo, type Painel, type PainelConsulta } from '#lib/contracts/views/painel.ts';
import { CANAIS_RFB, type CanalRfb } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { SITUACOES_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { MOEDAS_ACOMPANHADAS } from '#lib/domain/aduana/tributos/moeda.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { mesesEntre, outroMes } from '#lib/domain/datas/meses.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { faltasAApurar } from '#server/comex/saldo/faltas-a-apurar.ts';
import type { Database } from '#server/platform/db/database.ts';
import { whenGiven } from '#server/platform/db/list-query.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { invalidData } from '#server/platform/refusals.ts';
import type { Regras } from '#server/views/meu-dia/regra.ts';
import { dinheiroAPagar } from './dinheiro-a-pagar.ts';
import { painelRepository, type Somado } from './painel-repository.ts';
import { prazosDoPainel } from './prazos-do-painel.ts';
import { somarMudancas } from './somar-mudancas.ts';

/** Returns the whole dashboard of a company on a day. */
export async function verPainel(
  { db, regras }: { db: Database; regras: Regras },
  empresaId: string,
  consulta: PainelConsulta,
  hoje: DataTexto,
): Promise<Painel> {
  const { importadorId } = consulta;
  const { de, ate } = periodo(consulta, hoje);
  const meses = mesesEntre(de, ate);
  const deAntes = outroMes(de, -meses.length);
  const ultimoDia = somarDias(hoje, DIAS_DE_CHEGADAS - 1);
  const painel = painelRepository(db, empresaId, importadorId);
  const aPagar = dinheiroAPagar(db, empresaId, importadorId, hoje);

  await somarMudancas(db, empresaId);
  const [
    importador,
    somados,
    darfs,
    notificacoes,
    icmsPorNotificar,
    faltas,
    semValores,
    porDia,
    atrasadas,
    proximas,
    prazos,
    cotacoes,
  ] = await Promise.all([
    painel.importador(),
    painel.somados(deAntes, ate),
    aPagar.darfs(),
    aPagar.notificacoes(),
    aPagar.icmsPorNotificar(),
    faltasAApurar(
      db,
      empresaId,
      whenGiven(importadorId, (id) => eq(saldoLote.importadorId, id)),
    ),
    painel.registradosSemValores(),
    painel.chegadasPorDia(hoje, ultimoDia),
    painel.chegadasAtrasadas(hoje),
    painel.proximasChegadas(hoje, ultimoDia, CHEGADAS_MOSTRADAS),
    prazosDoPainel({ tx: db, empresaId, hoje }, regras, importadorId),
    painel.cotacoesDesde(somarDias(hoje, -DIAS_DE_COTACOES)),
  ]);

  const agora = somados.filter(({ mes }) => mes === '' || mes >= de);
  const antes = somados.filter(({ mes }) => mes !== '' && mes < de);
  const suspensos = agora.filter(({ fato }) => fato === 'SUSPENSO');
  return {
    hoje,
    de,
    ate,
    importador,
    situacoes: situacoes(agora),
    registro: { ...registro(agora, meses), antes: registrado(doFato(antes, 'REGISTRO')), ...semOsValores(semValores) },
    etapas: etapas(agora, antes, meses),
    suspenso: {
      lotes: quantos(suspensos),
      valor: reais(suspensos, 'suspenso'),
      faltas: { lotes: Number(faltas.lotesComFalta ?? 0), valor: faltas.suspensoDasFaltas ?? '0.00' },
    },
    darfs,
    notificacoes,
    icmsPorNotificar,
    chegadas: {
      total: porDia.reduce((soma, { quantidade }) => soma + quantidade, 0),
      atrasadas,
      dias: dias(),
      proximas,
    },
    prazos,
    cotacoes: MOEDAS_ACOMPANHADAS.map(({ sigla, nome }) => ({
      sigla,
      nome,
      dias: cotacoes.filter((cotacao) => cotacao.sigla === sigla).map(({ data, valorTaxa }) => ({ data, valorTaxa })),
    })),
  };

  /** Every day of the range, also those without an arrival. */
  function dias(): Painel['chegadas']['dias'] {
    const quantidadeDe = new Map(porDia.map(({ dia, quantidade }) => [dia, quantidade]));
    return Array.from({ length: DIAS_DE_CHEGADAS }, (_, i) => {
      const dia = somarDias(hoje, i);
      return { dia, quantidade: quantidadeDe.get(dia) ?? 0 };
    });
  }
}

/** The months of the request, with the usual ones in place of those it omits. Together they must form a period. */
function periodo(consulta: PainelConsulta, hoje: DataTexto): { de: string; ate: string } {
  const ate = consulta.ate ?? hoje.slice(0, 7);
  const de = consulta.de ?? outroMes(ate, 1 - MESES_USUAIS);
  const motivo = motivoDoPeriodo(de, ate);
  if (motivo) throw invalidData(motivo, { [consulta.ate ? 'ate' : 'de']: motivo });
  return { de, ate };
}

/** In the order of the trade, without the situations no process is in. */
function situacoes(somados: readonly Somado[]): Painel['situacoes'] {
  const parcelasDaSituacao = doFato(somados, 'SITUACAO');
  return SITUACOES_PROCESSO.map((situacao) => ({
    situacao,
    quantidade: quantos(parcelasDaSituacao.filter(({ grupo }) => grupo === situacao)),
  })).filter(({ quantidade }) => quantidade > 0);
}

function semOsValores(
  contados: readonly { canal: CanalRfb | null; quantidade: number }[],
): Pick<Painel['registro'], 'semValores' | 'canaisSemValores'> {
  return {
    semValores: contados.reduce((soma, { quantidade }) => soma + quantidade, 0),
    canaisSemValores: CANAIS.flatMap((canal) => contados.filter((contado) => contado.canal === canal)),
  };
}

function registro(
  somados: readonly Somado[],
  meses: readonly string[],
): Omit<Painel['registro'], 'antes' | 'semValores' | 'canaisSemValores'> {
  const registrados = doFato(somados, 'REGISTRO');
  return {
    ...registrado(registrados),
    canais: CANAIS.map((canal) => ({
      canal,
      quantidade: quantos(registrados.filter(({ grupo }) => grupo === (canal ?? ''))),
    })).filter(({ quantidade }) => quantidade > 0),
    meses: meses.map((mes) => ({ mes, ...registrado(registrados.filter((parcela) => parcela.mes === mes)) })),
  };
}

function registrado(somados: readonly Somado[]): Painel['registro']['antes'] {
  return {
    quantidade: quantos(somados),
    valorAduaneiro: reais(somados, 'valorAduaneiro'),
    tributos: reais(somados, 'tributos'),
    recolher: reais(somados, 'recolher'),
  };
}

function etapas(agora: readonly Somado[], antes: readonly Somado[], meses: readonly string[]): Painel['etapas'] {
  return SITUACOES_PROCESSO.flatMap((situacao) => {
    const pertenceAEtapa = ({ fato, grupo }: Somado) => fato === 'ETAPA' && grupo === situacao;
    const passagens = agora.filter(pertenceAEtapa);
    if (quantos(passagens) === 0) return [];
    return {
      situacao,
      passagens: quantos(passagens),
      media: media(passagens),
      antes: media(antes.filter(pertenceAEtapa)),
      meses: meses.map((mes) => ({ mes, media: media(passagens.filter((passagem) => passagem.mes === mes)) })),
    };
  });
}

/** The average in days, rounded half up to one decimal; null when there was no stay. */
function media(passagens: readonly Somado[]): string | null {
  const quantas = quantos(passagens);
  if (quantas === 0) return null;
  const soma = passagens.reduce((total, { dias }) => total + dias, 0);
  return new Exato(soma).div(quantas).toDecimalPlaces(1, Exato.ROUND_HALF_UP).toFixed(1);
}

function doFato(somados: readonly Somado[], fato: Somado['fato']): Somado[] {
  return somados.filter((parcela) => parcela.fato === fato);
}

function quantos(somados: readonly Somado[]): number {
  return somados.reduce((soma, { quantidade }) => soma + quantidade, 0);
}

function reais(somados: readonly Somado[], figura: 'valorAduaneiro' | 'tributos' | 'recolher' | 'suspenso'): string {
  return somar(somados.map((parcela) => parcela[figura])).toFixed(2);
}

const CANAIS: readonly (CanalRfb | null)[] = [...CANAIS_RFB, null];
/** The number of months when the request gives no period. */
const MESES_USUAIS = 6;
const DIAS_DE_CHEGADAS = 14;
const CHEGADAS_MOSTRADAS = 6;
const DIAS_DE_COTACOES = 30;
