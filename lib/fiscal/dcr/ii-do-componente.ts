import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { porIdentidade } from '#lib/domain/versoes/por-identidade.ts';
import { calcularExato } from '#lib/fiscal/figura-exata.ts';
import { dado, type Figura } from '#lib/fiscal/memoria.ts';
import { custoDoComponente } from './custos-dcr.ts';
import type { ComponenteImportado, EntradaDcr } from './entrada-dcr.ts';

/** The II of an imported component per unit of the product, in US$, unrounded. */
export interface IiDoComponente {
  nome: string;
  valor: Figura;
  /** II before any reduction; null while the rate is unknown. */
  cheio: Figura | null;
  /** Zero without a rate, too, where nothing is to be paid; null where the rate decides and is unknown. */
  devido: Figura | null;
  /** Whether it is suspended and in the base of the II: only then it counts in the full II and in the II due. */
  suspenso: boolean;
}

/**
 * Calculates the II of the subcomponentes, then of the components, in the order of the DCR-E. A subcomponente in the base is always
 * suspended, whatever its flag (zfm.md §1.3, reg. 3).
 */
export function iiDosComponentes({ subcomponentes, importados }: EntradaDcr, cra: Figura): IiDoComponente[] {
  return [
    ...subcomponentes.map((sub) => iiDoComponente(comoConta(sub), cra, sub.incluiBC === 'S')),
    ...importados.map((componente) => iiDoComponente(componente, cra, true)),
  ];
}

function iiDoComponente(componente: ComponenteImportado, cra: Figura, naBase: boolean): IiDoComponente {
  const { nome } = componente;
  const { valor, cheio } = antesDaReducao(componente);
  const rotulo = { ...EM_DOLARES, nome: `II devido — ${nome}` };
  const devido = iiDevido(rotulo, componente, { valor, cheio, cra, naBase });
  return { nome, valor, cheio, devido, suspenso: naBase && componente.suspensao === 'S' };
}

const comoConta = porIdentidade((sub: EntradaDcr['subcomponentes'][number]) => ({
  ...sub,
  nome: `(sub) ${sub.nome}`,
  suspensao: sub.incluiBC === 'S' ? ('S' as const) : sub.suspensao,
}));

const antesDaReducao = porIdentidade((componente: ComponenteImportado) => {
  const { nome, aliqII, fonte = 'informado' } = componente;
  const valor = custoDoComponente(componente);
  if (aliqII === null) return { valor, cheio: null };
  const cheio = calcularExato(
    { ...EM_DOLARES, nome: `II cheio — ${nome}`, formula: 'valor × alíquota do II' },
    [valor, dado({ nome: 'Alíquota do II', unidade: '%', casas: 2, fonte }, aliqII)],
    (base, aliquota) => base.times(aliquota).div(100),
  );
  return { valor, cheio };
});

/** Applies the flags of the registro to the full II (zfm.md §1.2). */
function iiDevido(
  rotulo: Parameters<typeof dado>[0],
  { suspensao, reduz }: ComponenteImportado,
  { valor, cheio, cra, naBase }: { valor: Figura; cheio: Figura | null; cra: Figura; naBase: boolean },
): Figura | null {
  const nada = (formula: string) => calcularExato({ ...rotulo, formula }, [cheio ?? valor], () => new Exato(0));
  if (!naBase) return nada('zero: subcomponente fora da base do II (INCLUI_BC = N)');
  if (suspensao === 'N') return nada('zero: tributos já pagos, nada suspenso a exigir (INDIC_SUSP = N)');
  if (cheio === null) return null;
  if (reduz === 'N') {
    const formula = 'II cheio, sem direito à redução (IND_RED_II = N)';
    return calcularExato({ ...rotulo, formula }, [cheio], (ii) => ii);
  }
  return calcularExato({ ...rotulo, formula: 'II cheio × (100 − CRA) ÷ 100' }, [cheio, cra], (ii, reducao) =>
    ii.times(new Exato(100).minus(reducao)).div(100),
  );
}

const EM_DOLARES = { unidade: 'US$', casas: 7, fonte: 'DL 288/1967, art. 7º' };
