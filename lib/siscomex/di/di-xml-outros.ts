import type { OutroDeclarado, OutrosDeclarados } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { FolhasDaAdicao } from './di-xml-leitura-adicao.ts';

/**
 * Returns what an adição of a DI owes besides the four taxes: antidumping, CIDE and the fine at the registration. The file prints
 * zeros where there is none. Compensatory duties and safeguards have no leaves; a DI shows them only among its payments.
 */
export function outrosDaAdicao(folhas: FolhasDaAdicao): OutrosDeclarados {
  const antidumping = declarado(folhas.antidumpingAliquotaValorDevido, folhas.antidumpingAliquotaValorRecolher, {
    quantidade: folhas.antidumpingAliquotaEspecificaQuantidadeUnidade,
    valorUnidade: folhas.antidumpingAliquotaEspecificaValor,
    aliquota: folhas.antidumpingAliquotaAdValorem,
  });
  const cide = declarado(folhas.cideValorDevido, folhas.cideValorRecolher, {});
  const multa = declarado(folhas.valorMultaARecolher, folhas.valorMultaARecolher, {});
  return { ...(antidumping && { antidumping }), ...(cide && { cide }), ...(multa && { multa }) };
}

function declarado(
  devido: DecimalTexto | null | undefined,
  recolher: DecimalTexto | null | undefined,
  taxa: { [nome in 'quantidade' | 'valorUnidade' | 'aliquota']?: DecimalTexto | null | undefined },
): OutroDeclarado | null {
  if (!positivo(devido) && !positivo(recolher)) return null;
  const [quantidade, valorUnidade] = [positivo(taxa.quantidade), positivo(taxa.valorUnidade)];
  return {
    devido: devido ?? '0.00',
    recolher: recolher ?? '0.00',
    especifica: quantidade && valorUnidade ? { quantidade, valorUnidade } : null,
    aliquota: positivo(taxa.aliquota),
  };
}

function positivo(valor: DecimalTexto | null | undefined): DecimalTexto | null {
  return valor && new Exato(valor).gt(0) ? valor : null;
}
