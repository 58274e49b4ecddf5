import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { INICIO_DA_CBS_E_DO_IBS } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import { marcarCClassTrib } from '#lib/domain/aduana/tributos/marca-cclasstrib.ts';

/** Marks the items of a declaration of 2026 as those of an industry, as its broker writes them. One in three is left unmarked. */
export function comClasses(declaracao: DeclaracaoImportacao): DeclaracaoImportacao {
  if (declaracao.dataRegistro < INICIO_DA_CBS_E_DO_IBS) return declaracao;
  return {
    ...declaracao,
    adicoes: declaracao.adicoes.map((adicao, a) => ({
      ...adicao,
      itens: adicao.itens.map((item, i) =>
        (a + i) % 3 === 2 ? item : { ...item, descricao: marcarCClassTrib('550019', item.descricao) },
      ),
    })),
  };
}
