import type { LockedColumn } from '#server/platform/security/locked-column.ts';
import { donoDoReceptor } from '#server/portal/notices/receptor-repository.ts';
import { donoDaCredencial } from '#server/portal/talk/credencial-repository.ts';

/** What the vault locks of the Portal Único. */
export const LOCKED_COLUMNS: readonly LockedColumn[] = [
  {
    name: 'chaves e certificados do Portal Único',
    table: 'portal_credencial',
    column: 'segredo',
    key: { empresa_id: 'uuid', id: 'uuid' },
    owner: ({ empresa_id: empresaId = '', id = '' }) => donoDaCredencial({ empresaId, id }),
  },
  {
    name: 'sessões do Portal Único',
    table: 'portal_credencial',
    column: 'sessao',
    key: { empresa_id: 'uuid', id: 'uuid' },
    owner: ({ empresa_id: empresaId = '', id = '' }) => donoDaCredencial({ empresaId, id }),
  },
  {
    name: 'chaves dos avisos do Portal Único',
    table: 'portal_receptor',
    column: 'segredo',
    key: { empresa_id: 'uuid', id: 'uuid' },
    owner: ({ empresa_id: empresaId = '', id = '' }) => donoDoReceptor({ empresaId, id }),
  },
];
