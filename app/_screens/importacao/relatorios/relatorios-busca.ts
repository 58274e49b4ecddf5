import { z } from 'zod';
import { AGRUPAMENTOS, type NomeDeRelatorio } from '#lib/domain/telas/relatorio.ts';
import { data, id } from '#lib/registros/primitivos.ts';

/** The last path segment of each report. */
export const ENDERECO_DO_RELATORIO: Readonly<Record<NomeDeRelatorio, string>> = {
  RegistroDi: 'registro-de-di',
  CustoRealizado: 'custo-realizado',
  TempoPorEtapa: 'tempo-por-etapa',
  TributosSuspensos: 'tributos-suspensos',
  SuspensosPorVencimento: 'suspensos-por-vencimento',
  EstoqueNaVirada: 'estoque-em-31-12-2026',
  ProcessosNaVirada: 'processos-na-virada',
};

/** The report of a path segment; undefined for an unknown one. */
export function relatorioDoEndereco(endereco: string): NomeDeRelatorio | undefined {
  const achado = Object.entries(ENDERECO_DO_RELATORIO).find(([, parte]) => parte === endereco);
  return achado?.[0] as NomeDeRelatorio | undefined;
}

/** The period, by default this year, and the grouping of the rows. */
export const relatoriosBusca = z.object({
  de: data.optional().catch(undefined),
  ate: data.optional().catch(undefined),
  agrupar: z.enum(AGRUPAMENTOS).optional().catch(undefined),
  importadorId: id.optional().catch(undefined),
  /** Part of a name or number, in addresses kept from before the choice from the cadastro. */
  importador: z.string().max(120).optional().catch(undefined),
});
export type RelatoriosBusca = z.infer<typeof relatoriosBusca>;
