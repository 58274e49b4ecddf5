import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import { DAI_EM_ABERTO } from '#lib/domain/zfm/situacao-dai.ts';
import { diferencasDaDai } from '#lib/siscomex/sefaz/diferencas-da-dai.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { tellChanges } from '#server/platform/records/tell-changes.ts';
import { daiRepository } from './dai-repository.ts';
import { envioRepository } from './envio-repository.ts';
import { marcaRepository } from './marca-repository.ts';
import { montadaSeHouver } from './montagem-da-dai.ts';
import { registroDaDai } from './registro-da-dai.ts';

/**
 * Updates an unsent DAI after its declaration changed. Lists then show the ICMS of the present declaration. If the file already
 * made no longer matches, the DAI returns to elaboração; that file stays listed.
 */
export async function seguirDeclaracao(
  tx: Database,
  empresaId: string,
  processoId: string,
  assinatura: Assinatura,
): Promise<void> {
  const dais = daiRepository(tx, empresaId);
  // Locks the DAI, because a person may be saving it: the calculation uses the choices they saved.
  await dais.travar(processoId);
  const antes = await dais.buscar(processoId);
  if (!antes || !DAI_EM_ABERTO.includes(antes.situacao)) return;
  const montada = await montadaSeHouver(tx, empresaId, processoId);
  await dais.guardarIcms(processoId, montada);
  if (antes.situacao !== 'XML_GERADO') return;
  const gerado = await envioRepository(tx, empresaId).ultimo(processoId);
  if (gerado && montada && diferencasDaDai(gerado.declaracao, montada.declaracao).length === 0) return;
  const data = today({ agora: () => assinatura.em });
  await marcaRepository(tx, empresaId).inserir(
    processoId,
    [{ tipo: 'EM_ELABORACAO', data, motivo: MOTIVO }],
    assinatura,
  );
  await dais.acompanharMarcas(processoId, assinatura);
  const depois = (await dais.buscar(processoId)) as DaiLida;
  const mudanca = { acao: 'ALTERAR', antes, depois, atual: depois } as const;
  await tellChanges(registroDaDai, { tx, empresaId, assinatura, motivo: MOTIVO }, [mudanca]);
}

const MOTIVO = 'A declaração foi retificada depois que o XML foi gerado.';
