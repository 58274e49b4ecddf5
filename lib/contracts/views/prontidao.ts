import { z } from 'zod';
import { dataLida } from '#lib/registros/primitivos.ts';

/** A count; null where it could not be counted. */
const conta = z.number().int().min(0).nullable();

/** What a company still lacks for 2027, as of now. Zero everywhere is the only readiness. */
export const prontidao = z.object({
  hoje: dataLida,
  /** Importers without tax profile. */
  importadoresSemPerfil: conta,
  /** Imported items of the cadastro without cClassTrib. */
  itensSemClasse: conta,
  /** Registered until 31/12/2026 and not released. */
  processosRegistrados: conta,
  /** To be registered, with an ETA near the turn. */
  processosPrevistos: conta,
  /** To be registered without an ETA: nobody knows on which side of the turn. */
  processosSemEta: conta,
  /** One while the CBS rate of 01/01/2027 is not fixed; an estimate does not fix it. */
  cbsNaoFixada: conta,
  /** One while nobody has decided whether CBS and IBS are in the ICMS base of Amazonas in 2027. */
  icmsPorDecidir: conta,
});
export type Prontidao = z.infer<typeof prontidao>;
