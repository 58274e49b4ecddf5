import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { selicDosMeses } from '#lib/fiscal/dci/parametros-em-vigor.ts';
import { dado, type Figura, soma, texto } from '#lib/fiscal/memoria.ts';
import { CENTAVOS_MEIO_PARA_CIMA } from '#lib/fiscal/precisao.ts';
import { moraDaReforma } from '#lib/fiscal/reforma/mora-da-reforma.ts';
import { suspensosNaoConvertidos } from '#lib/fiscal/reforma/nao-convertido.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';

interface ParteDoLote {
  /** `DI 26/9000001-0, adição 001, item 01`. */
  nome: string;
  quantidade: DecimalTexto;
  naoConvertida: DecimalTexto;
  /** Suspended taxes of the whole lot in reais; null is unknown. */
  cbs: DecimalTexto | null;
  ibsUF: DecimalTexto | null;
  ibsMun: DecimalTexto | null;
  /** Issue of the import document; null is unknown. */
  documento: DataTexto | null;
}

/** Reais with 2 decimals. Null is unknown, and `faltaDaMora` says why there are no late charges. */
export interface LinhaNaoConvertida {
  cbs: DecimalTexto | null;
  ibs: DecimalTexto | null;
  multa: DecimalTexto | null;
  juros: DecimalTexto | null;
  total: DecimalTexto | null;
  faltaDaMora: string | null;
  /** `total` as a figure. */
  figura: Figura | null;
}

/**
 * Calculates a line of the worksheet of event 112120: CBS and IBS of the part that did not convert, and what they cost when paid on
 * `ate` (LC 214/2025, arts. 29 and 443, § 3º; Decreto 12.955/2026, art. 528, § 3º).
 */
export function linhaNaoConvertida(
  parte: ParteDoLote,
  ate: DataTexto,
  parametros: readonly Parametro[],
): LinhaNaoConvertida {
  const { nome, cbs, ibsUF, ibsMun, documento } = parte;
  if (cbs === null || ibsUF === null || ibsMun === null) return { ...SEM_FIGURA, faltaDaMora: null };
  const suspenso = (tributo: string, valor: DecimalTexto) =>
    dado({ nome: `${tributo} suspenso de ${nome}`, unidade: 'R$', casas: 2, fonte: 'suspenso na entrada' }, valor);
  const quanto = (qual: string, valor: DecimalTexto, fonte: string) =>
    dado({ nome: qual, unidade: '', casas: 7, fonte }, valor);
  const figuras = suspensosNaoConvertidos({
    quantidade: quanto('Quantidade do item', parte.quantidade, 'declarada'),
    quantidadeNaoConvertida: quanto('Quantidade não convertida', parte.naoConvertida, 'razão do lote'),
    suspensos: {
      cbs: suspenso('CBS', cbs),
      ibs: soma({ ...CENTAVOS_MEIO_PARA_CIMA, nome: `IBS suspenso de ${nome}`, unidade: 'R$', fonte: null }, [
        suspenso('IBS estadual', ibsUF),
        suspenso('IBS municipal', ibsMun),
      ]),
    },
  });
  const valores = { cbs: texto(figuras.cbs), ibs: texto(figuras.ibs) };
  if (documento === null) return { ...SEM_FIGURA, ...valores, faltaDaMora: SEM_DOCUMENTO };
  try {
    return { ...valores, ...comMora([figuras.cbs, figuras.ibs], documento, ate, parametros), faltaDaMora: null };
  } catch (erro) {
    if (!(erro instanceof RegraViolada)) throw erro;
    return { ...SEM_FIGURA, ...valores, faltaDaMora: erro.message };
  }
}

/** The charges of each tax are rounded apart, because each is paid apart. */
function comMora(
  principais: readonly Figura[],
  vencimento: DataTexto,
  pagamento: DataTexto,
  parametros: readonly Parametro[],
) {
  const selic = selicDosMeses(parametros, vencimento, pagamento);
  const moras = principais.map((principal) => moraDaReforma(principal, { vencimento, pagamento, selic }));
  const somadas = (qual: 'multa' | 'juros' | 'total', nome: string) =>
    soma(
      { ...CENTAVOS_MEIO_PARA_CIMA, nome, unidade: 'R$', fonte: null },
      moras.map((mora) => mora[qual]),
    );
  const total = somadas('total', 'CBS e IBS a declarar, com os acréscimos');
  return {
    multa: texto(somadas('multa', 'Multa de mora')),
    juros: texto(somadas('juros', 'Juros de mora')),
    total: texto(total),
    figura: total,
  };
}

const SEM_FIGURA = { cbs: null, ibs: null, multa: null, juros: null, total: null, figura: null };
const SEM_DOCUMENTO = 'Falta a data do documento de importação.';
