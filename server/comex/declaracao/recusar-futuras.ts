import type { Conferencia } from '#lib/domain/aduana/declaracao/conferencia.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { invalidData } from '#server/platform/refusals.ts';

/**
 * Refuses a declaration registered or cleared after today, which would put goods into the stock before they are there. The same
 * date typed by hand is refused too.
 * @throws {Refusal} that names the declaration and the day.
 */
export function recusarFuturas(declaracoes: readonly DeclaracaoImportacao[], hoje: DataTexto): void {
  for (const di of declaracoes) {
    const [conferencia] = conferenciasDoFuturo(di, hoje);
    if (conferencia) throw invalidData(`${escreverDeclaracao(di.numeroDI)}: ${conferencia.mensagem}`);
  }
}

/** Returns the findings about future dates, for a file that is only read. */
export function conferenciasDoFuturo(
  { dataRegistro, dataDesembaraco }: Pick<DeclaracaoImportacao, 'dataRegistro' | 'dataDesembaraco'>,
  hoje: DataTexto,
): Conferencia[] {
  return [
    { que: 'do registro', dia: dataRegistro },
    { que: 'do desembaraço', dia: dataDesembaraco },
  ].flatMap(({ que, dia }) =>
    dia === null || dia <= hoje
      ? []
      : {
          codigo: 'DATA_FUTURA',
          nivel: 'erro' as const,
          mensagem: `A data ${que}, ${diaPorExtenso(dia)}, está no futuro: hoje é ${diaPorExtenso(hoje)}.`,
          declarado: null,
          calculado: null,
          adicao: null,
        },
  );
}
