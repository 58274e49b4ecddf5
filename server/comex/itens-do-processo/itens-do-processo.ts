import {
  ITENS_DO_PROCESSO,
  type ItensDoProcesso,
  type ItensDoProcessoLidos,
  itensDoProcesso,
  itensDoProcessoEdicao,
  itensDoProcessoNovo,
} from '#lib/contracts/processo/itens-do-processo.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import type { Registro } from '#server/platform/records/cadastro.ts';
import { itensDoProcessoRepository } from './itens-do-processo-repository.ts';

/** The goods of a process and its planned adições form a single record, with a version apart from that of the process. */
export const registroDosItens: Registro<ItensDoProcesso, ItensDoProcessoLidos> = {
  recurso: 'ItensDoProcesso',
  este: 'Este processo',
  contrato: { novo: itensDoProcessoNovo, edicao: itensDoProcessoEdicao, lido: itensDoProcesso },
  rotulos: rotulosDe(ITENS_DO_PROCESSO),
  repositorio: itensDoProcessoRepository,
};
