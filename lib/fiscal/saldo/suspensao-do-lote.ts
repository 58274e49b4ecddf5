import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import {
  type EspecieDoLote,
  type EstadoDaSuspensao,
  type OrigemNaoConvertida,
  suspensaoConversivel,
} from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';

/** What became of a lot, in quantities of up to 7 decimals. */
export interface LoteSuspenso {
  cClassTrib: string | null;
  saldo: DecimalTexto;
  especie: EspecieDoLote;
  /** Last day to convert; null where there is none. */
  prazo: DataTexto | null;
  /** Day of full depreciation of a fixed asset. */
  depreciadoEm: DataTexto | null;
  /** Used by products with PPB. */
  convertido: DecimalTexto;
  /** Left as they came, or in products without PPB: by DCI, oldest first. */
  saidas: readonly { raizId: string; quantidade: DecimalTexto }[];
  /** Missing, lost or broken, oldest first: each is the movement of the ledger. */
  faltas: readonly { raizId: string; quantidade: DecimalTexto }[];
  /** Out for a while and in the balance all the same, oldest first. */
  temporarias: readonly SaidaTemporariaDoLote[];
  declarados: readonly { origem: OrigemNaoConvertida; raizId: string | null; quantidade: DecimalTexto }[];
}

interface SaidaTemporariaDoLote {
  /** The exit as it was recorded; what came back in parts has one root. */
  raizId: string;
  quantidade: DecimalTexto;
  /** Last day to be back. */
  prazo: DataTexto;
  retornadaEm: DataTexto | null;
}

export interface QuantidadeADeclarar {
  origem: OrigemNaoConvertida;
  /** The DCI, the temporary exit or the movement of a shortage; null for a deadline. */
  raizId: string | null;
  /** 7 decimals, above zero. */
  quantidade: DecimalTexto;
}

/**
 * Returns what of a lot has to be declared by event 112120 and is not yet: what left before the conversion, what is missing, what was
 * not back in time, and an input that is still in stock after the deadline (LC 214/2025, art. 443, § 3º; Decreto 12.955/2026, art. 528, §§ 2º a
 * 5º; Res. CGIBS 6/2026, art. 514, §§ 3º a 5º). Nothing is declared twice: stock declared for its deadline or for a late return is
 * taken from the last exits, and from what else stands in stock.
 */
export function quantidadesADeclarar(lote: LoteSuspenso, hoje: DataTexto): QuantidadeADeclarar[] {
  const declaradoEmEstoque = somar(
    lote.declarados
      .filter(({ origem }) => origem === 'PRAZO' || origem === 'RETORNO')
      .map(({ quantidade }) => quantidade),
  );
  const saldo = new Exato(lote.saldo);
  let coberto = Exato.max(0, declaradoEmEstoque.minus(saldo));
  let resta = Exato.max(0, saldo.minus(declaradoEmEstoque));
  const sairam = [
    ...lote.saidas.map((saida) => ({ ...saida, origem: 'DCI' as const })),
    ...lote.faltas.map((falta) => ({ ...falta, origem: 'FALTA' as const })),
  ];
  const saidas = sairam.toReversed().flatMap(({ origem, raizId, quantidade }) => {
    const falta = new Exato(quantidade).minus(doTipo(lote, origem, raizId));
    const cobre = Exato.min(coberto, Exato.max(0, falta));
    coberto = coberto.minus(cobre);
    return aDeclarar(origem, raizId, falta.minus(cobre));
  });
  const atrasadas = lote.temporarias.filter((saida) => retornoPassou(lote, saida, hoje));
  const semRetorno = [...Map.groupBy(atrasadas, ({ raizId }) => raizId)].flatMap(([raizId, saidasDaRaiz]) => {
    const atrasada = somar(saidasDaRaiz.map(({ quantidade }) => quantidade));
    const falta = Exato.min(resta, atrasada.minus(doTipo(lote, 'RETORNO', raizId)));
    resta = resta.minus(Exato.max(0, falta));
    return aDeclarar('RETORNO', raizId, falta);
  });
  const noPrazo = prazoPassou(lote, hoje) ? aDeclarar('PRAZO', null, resta) : [];
  return [...saidas.toReversed(), ...semRetorno, ...noPrazo];
}

/**
 * Tells where the suspension of a lot stands; null where its code converts into nothing. What has to be declared goes first, then
 * what is still suspended.
 */
export function estadoDaSuspensao(lote: LoteSuspenso, hoje: DataTexto): EstadoDaSuspensao | null {
  if (!suspensaoConversivel(lote.cClassTrib)) return null;
  if (quantidadesADeclarar(lote, hoje).length > 0) return 'EXIGIVEL';
  const resta = new Exato(lote.saldo).gt(0);
  if (resta && !prazoPassou(lote, hoje)) return ativoIsento(lote, hoje) ? 'CONVERTIDO' : 'SUSPENSO';
  if (lote.declarados.length > 0) return 'DECLARADO';
  return new Exato(lote.convertido).gt(0) ? 'CONVERTIDO' : null;
}

/** Only an input is due after its deadline: a fixed asset is exempt then. */
function prazoPassou({ especie, prazo }: LoteSuspenso, hoje: DataTexto): boolean {
  return especie === 'INSUMO' && prazo !== null && prazo < hoje;
}

/** Late is late, also for goods that are back by now. A fixed asset that was exempt by then owes nothing. */
function retornoPassou(lote: LoteSuspenso, { prazo, retornadaEm }: SaidaTemporariaDoLote, hoje: DataTexto): boolean {
  return (retornadaEm ?? hoje) > prazo && !ativoIsento(lote, prazo);
}

/** Depreciated, or long enough in the assets, whichever came first (LC 214/2025, art. 443, § 2º, II). */
function ativoIsento({ especie, prazo, depreciadoEm }: LoteSuspenso, hoje: DataTexto): boolean {
  if (especie !== 'ATIVO') return false;
  return [prazo, depreciadoEm].some((dia) => dia !== null && dia < hoje);
}

function doTipo({ declarados }: LoteSuspenso, origem: OrigemNaoConvertida, raizId: string | null): Exato {
  return somar(
    declarados
      .filter((declarado) => declarado.origem === origem && declarado.raizId === raizId)
      .map(({ quantidade }) => quantidade),
  );
}

function aDeclarar(origem: OrigemNaoConvertida, raizId: string | null, quantidade: Exato): QuantidadeADeclarar[] {
  return quantidade.gt(0) ? [{ origem, raizId, quantidade: quantidade.toFixed(7) }] : [];
}
