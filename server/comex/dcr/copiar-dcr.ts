import type { z } from 'zod';
import type { DcrLido, pedidoDeCopia } from '#lib/contracts/dcr/dcr.ts';
import { NOME_SITUACAO_DCR } from '#lib/domain/zfm/situacao-dcr.ts';
import { today } from '#server/platform/clock.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { existing } from '#server/platform/records/existing.ts';
import { fieldsOf } from '#server/platform/records/fields-of.ts';
import { gravacaoDe } from '#server/platform/records/write-cadastro.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { atualizacaoDoDcr } from './atualizacao.ts';
import { cadastroDeDcr } from './dcr.ts';

/**
 * Starts a DCR-E from another: a copy for a new DCR-E, or its substitutivo or retificador. With `atualizar` it takes the newest
 * data of today.
 * @throws {Refusal} 404 when the DCR-E does not exist, 422 when a DCR-E that is not registered is to be followed.
 */
export function copiarDcr(ao: OnWrite, id: string, pedido: z.infer<typeof pedidoDeCopia>): Promise<DcrLido> {
  const { tipo, atualizar } = pedido;
  return ao.db.transaction(async (tx) => {
    const outro = await existing(tx, ao.quem.empresaId, cadastroDeDcr, id);
    if (tipo !== 'N' && outro.situacao !== 'REGISTRADO') {
      throw againstRule(
        `Só um DCR-E registrado e em vigor pode ter ${tipo === 'S' ? 'substitutivo' : 'retificador'}: este está “${NOME_SITUACAO_DCR[outro.situacao]}”.`,
      );
    }
    const campos = atualizar
      ? (await atualizacaoDoDcr(tx, ao.quem.empresaId, outro, today(ao.relogio))).conteudo
      : fieldsOf(cadastroDeDcr, outro);
    return gravacaoDe(cadastroDeDcr, { ...ao, db: tx }).criar({
      ...campos,
      tipo,
      anterior: tipo === 'N' ? null : { id },
      anteriorNumero: null,
      processoRetificador: null,
    });
  });
}
