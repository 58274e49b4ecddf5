import { integraBaseIcms } from '#lib/domain/zfm/cclasstrib/parametros-da-reforma.ts';
import { contratoDeParametro } from '#lib/registros/parametro.ts';
import { cadastroDeParametro } from '#server/comex/parametros/parametro.ts';
import { today } from '#server/platform/clock.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { gravacaoDe } from '#server/platform/records/write-cadastro.ts';

/**
 * From 2027 on no DAI is whole until the office has said whether CBS and IBS enter the base of the ICMS. Before that, the demonstration
 * shows the question open.
 */
export async function semearParametros(ao: OnWrite): Promise<void> {
  if (today(ao.relogio) < DESDE) return;
  await gravacaoDe(cadastroDeParametro, ao).criar(
    contratoDeParametro.novo.parse({
      codigo: integraBaseIcms('AM'),
      valor: '0',
      vigenciaInicio: DESDE,
      fonte: 'Decisão fictícia da empresa de demonstração',
      situacao: 'CONFIRMAR',
    }),
  );
}

const DESDE = '2027-01-01';
