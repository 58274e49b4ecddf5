import type { z } from 'zod';
import type { DcrLido, pedidoDeCopia } from '#lib/contracts/dcr.ts';
import { NOME_SITUACAO_DCR } from '#lib/domain/zfm/situacao-dcr.ts';
import { hoje } from '#server/platform/clock.ts';
import type { AoGravar } from '#server/platform/records/cadastro.ts';
import { existente } from '#server/platform/records/existing.ts';
import { camposDe } from '#server/platform/records/fields-of.ts';
import { gravacaoDe } from '#server/platform/records/write-cadastro.ts';
import { contraRegra } from '#server/platform/refusals.ts';
import { atualizacaoDoDcr } from './atualizacao.ts';
import { cadastroDeDcr } from './dcr.ts';

/**
 * Another DCR-E begun from one: a copy to be a new one, or its substitutivo or retificador; with `atualizar`, of what is newest today.
 * @throws {Recusa} 404 when it is not there, 422 when one that is not registered is to be followed.
 */
export function copiarDcr(ao: AoGravar, id: string, pedido: z.infer<typeof pedidoDeCopia>): Promise<DcrLido> {
  const { tipo, atualizar } = pedido;
  return ao.db.transaction(async (tx) => {
    const outro = await existente(tx, ao.quem.empresaId, cadastroDeDcr, id);
    if (tipo !== 'N' && outro.situacao !== 'REGISTRADO') {
      throw contraRegra(
        `Só um DCR-E registrado e em vigor pode ter ${tipo === 'S' ? 'substitutivo' : 'retificador'}: este está “${NOME_SITUACAO_DCR[outro.situacao]}”.`,
      );
    }
    const campos = atualizar
      ? (await atualizacaoDoDcr(tx, ao.quem.empresaId, outro, hoje(ao.relogio))).conteudo
      : camposDe(cadastroDeDcr, outro);
    return gravacaoDe(cadastroDeDcr, { ...ao, db: tx }).criar({
      ...campos,
      tipo,
      anterior: tipo === 'N' ? null : { id },
      anteriorNumero: null,
      processoRetificador: null,
    });
  });
}
