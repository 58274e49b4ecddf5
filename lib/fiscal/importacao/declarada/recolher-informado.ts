import {
  type AdicaoDeclarada,
  TRIBUTOS_DI,
  type TributoDi,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';

/** Tells whether the file says what is to be paid of a tax. An adição that does not come from the file of a DI has no leaves at all. */
export function temRecolher({ campos }: Pick<AdicaoDeclarada, 'campos'>, tributo: TributoDi): boolean {
  return campos.numeroAdicao === undefined || (campos[RECOLHER[tributo]] ?? null) !== null;
}

/** Taxes of which an adição declares an amount due and not what is to be paid of it: their sum to pay is unknown, not smaller. */
export function tributosSemRecolher({ adicoes }: ComAdicoes): TributoDi[] {
  return TRIBUTOS_DI.filter((tributo) =>
    adicoes.some((adicao) => /[1-9]/.test(adicao.tributos[tributo].devido) && !temRecolher(adicao, tributo)),
  );
}

interface ComAdicoes {
  adicoes: readonly Pick<AdicaoDeclarada, 'campos' | 'tributos'>[];
}

const RECOLHER: Readonly<Record<TributoDi, string>> = {
  ii: 'iiAliquotaValorRecolher',
  ipi: 'ipiAliquotaValorRecolher',
  pis: 'pisPasepAliquotaValorRecolher',
  cofins: 'cofinsAliquotaValorRecolher',
};
