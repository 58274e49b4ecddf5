import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { InsumosDaDai } from '#lib/domain/zfm/dai.ts';

/**
 * Builds the text the Sefaz expects by its conventions (layouts/dai-die-xml.csv, txInfoCompl). The known values come first, then
 * the free text of the person. Null when there is nothing to say. The rate is the rate that the DAI declares.
 */
export function informacaoComplementar(insumos: InsumosDaDai, taxaDolar: DecimalTexto | null): string | null {
  const { declaracao, importador, contratoCambio, complemento } = insumos;
  const convencoes = [
    ['NAVIO', declaracao.carga.veiculo],
    ['ENTRADA', declaracao.carga.dataChegada && diaPorExtenso(declaracao.carga.dataChegada)],
    ['INSCRICAO SUFRAMA', importador?.inscricaoSuframa],
    ['TAXA DOLAR', taxaDolar?.replace('.', ',')],
    ['CONTRATO CAMBIO', contratoCambio],
  ].flatMap(([nome, valor]) => (valor?.trim() ? [`${nome}: ${valor.trim()}`] : []));
  const partes = [...convencoes, complemento?.trim()].filter(Boolean);
  return partes.length > 0 ? partes.join('; ') : null;
}
