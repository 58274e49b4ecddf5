import type { DcrLido } from '#lib/contracts/dcr/dcr.ts';
import { quadroDoDcr } from '#lib/domain/zfm/quadro-do-dcr.ts';
import { dcr } from '#server/platform/db/schema/dcr.ts';
import { isStanding } from '#server/platform/steps/standing.ts';
import { stepChanges } from '#server/platform/steps/step-changes.ts';
import { hashDoDcr } from './conteudo-canonico.ts';
import { cadastroDeDcr } from './dcr.ts';
import { passoDoDcrRepository } from './passo-do-dcr-repository.ts';

/** Defines how the steps of a DCR-E change, and what the DCR-E row keeps of them. */
export const passosDoDcr = stepChanges<DcrLido>({
  cadastro: cadastroDeDcr,
  tabela: dcr,
  numeroTomado: (numero, processo) => `O DCR-E ${numero} já é o do processo ${processo}.`,

  async quadro(tx, empresaId, antes) {
    const { id } = antes;
    const quadro = quadroDoDcr(isStanding((await passoDoDcrRepository(tx, empresaId).dosDcrs([id])).get(id) ?? []));
    return { ...quadro, hash: quadro.numero === null ? null : (antes.hash ?? hashDoDcr(antes)) };
  },
});
