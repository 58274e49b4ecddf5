import { applicationOwner } from '#server/accounts/second-factor/set-up-application.ts';
import { answerOwner } from '#server/platform/http/keyed-requests.ts';
import type { LockedColumn } from '#server/platform/security/locked-column.ts';
import { secretOwner } from '#server/platform/security/vault.ts';
import { WINGS } from '#server/wings.ts';

/** Every column that the vault locks; `locked-columns.test.ts` finds one that is missing here. */
export const LOCKED_COLUMNS: readonly LockedColumn[] = [
  {
    name: 'segredos de webhooks',
    table: 'webhook',
    column: 'segredo',
    key: { empresa_id: 'uuid', id: 'uuid' },
    owner: ({ empresa_id: empresaId = '', id = '' }) => secretOwner({ empresaId, id }),
  },
  {
    name: 'aplicativos de códigos',
    table: 'aplicativo_de_codigos',
    column: 'segredo',
    key: { empresa_id: 'uuid', usuario_id: 'uuid' },
    owner: ({ empresa_id: empresaId = '', usuario_id: usuarioId = '' }) => applicationOwner({ empresaId, usuarioId }),
  },
  ...WINGS.flatMap(({ lockedColumns }) => lockedColumns),
  {
    name: 'respostas de pedidos repetíveis',
    table: 'pedido_com_chave',
    column: 'corpo',
    key: { empresa_id: 'uuid', usuario_id: 'uuid', chave: 'text' },
    owner: ({ empresa_id: empresaId = '', usuario_id: usuarioId = '', chave = '' }) =>
      answerOwner({ empresaId, usuarioId, chave }),
  },
];
