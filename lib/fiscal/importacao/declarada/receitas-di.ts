import type {
  DeclaracaoImportacao,
  OutroTributo,
  TributoDi,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';

/** DARF codes of the taxes of a declaration (domain/importacao.md §2.7; 5529 seen on a real DI). */
export const RECEITA_DO_TRIBUTO: Readonly<Record<TributoDi, string>> = {
  ii: '0086',
  ipi: '1038',
  pis: '5602',
  cofins: '5629',
};
export const RECEITA_TAXA_SISCOMEX = '7811';

/** The domain notes give no code for CIDE or for fines. */
export const RECEITA_DO_OUTRO: Readonly<Partial<Record<OutroTributo, string>>> = {
  antidumping: '5529',
  compensatorio: '5622',
  salvaguarda: '5651',
};

/** Fines and interest that have a DARF of their own (domain/importacao.md §2.7). */
const RECEITAS_DE_MULTA: readonly string[] = ['3005', '3228'];
const RECEITAS_DE_JUROS: readonly string[] = ['0406', '2866', '5645', '5661'];

/** Other receitas of the list in domain/importacao.md §2.7. It does not tell of which tax an assessment is. */
const OUTRAS_RECEITAS: Readonly<Record<string, string>> = {
  '0107': 'Imposto de exportação',
  '1089': 'Imposto de exportação',
  '1962': 'II sobre petróleo',
  '5503': 'II sobre veículos',
  '5516': 'II sobre veículos',
  '9064': 'II adicional',
  '2892': 'Lançamento de ofício',
  '3345': 'Lançamento de ofício',
  '4562': 'Lançamento de ofício',
  '4685': 'Lançamento de ofício',
};

/** Receitas that a tax, a duty or the fee of the declaration explains. */
const EXPLICADAS: ReadonlySet<string> = new Set([
  ...Object.values(RECEITA_DO_TRIBUTO),
  ...Object.values(RECEITA_DO_OUTRO),
  RECEITA_TAXA_SISCOMEX,
]);

export interface ReceitaAvulsa {
  receita: string;
  nome: string;
  tipo: 'MULTA' | 'JUROS' | 'OUTRA';
  valor: Exato;
}

/** What was paid under receitas that nothing of the declaration explains, one line each, without multa and juros. */
export function receitasAvulsas({ pagamentos }: Pick<DeclaracaoImportacao, 'pagamentos'>): ReceitaAvulsa[] {
  const avulsos = pagamentos.filter(({ codigoReceita }) => !EXPLICADAS.has(codigoReceita));
  return [...Map.groupBy(avulsos, ({ codigoReceita }) => codigoReceita)].map(([receita, pagamentosDaReceita]) => ({
    receita,
    ...nomeETipo(receita),
    valor: somar(pagamentosDaReceita.map(({ valorReceita }) => valorReceita)),
  }));
}

function nomeETipo(receita: string): Pick<ReceitaAvulsa, 'nome' | 'tipo'> {
  if (RECEITAS_DE_MULTA.includes(receita)) return { tipo: 'MULTA', nome: `Multa (receita ${receita})` };
  if (RECEITAS_DE_JUROS.includes(receita)) return { tipo: 'JUROS', nome: `Juros (receita ${receita})` };
  const conhecida = OUTRAS_RECEITAS[receita];
  if (conhecida) return { tipo: 'OUTRA', nome: `${conhecida} (receita ${receita})` };
  return {
    tipo: 'OUTRA',
    nome: receita ? `Receita ${receita}, que o Cais não conhece` : 'Pagamento sem código de receita',
  };
}

/** Sums what was paid under a code, without multa and juros; null when there is no such payment. */
export function pagoDaReceita(di: Pick<DeclaracaoImportacao, 'pagamentos'>, codigoReceita: string): Exato | null {
  const pagamentos = di.pagamentos.filter((pagamento) => pagamento.codigoReceita === codigoReceita);
  return pagamentos.length === 0 ? null : somar(pagamentos.map(({ valorReceita }) => valorReceita));
}
