import { applicationOwner } from '#server/accounts/second-factor/set-up-application.ts';
import { donoDaCredencial } from '#server/comex/portal/credencial-repository.ts';
import { donoDoReceptor } from '#server/comex/portal/receptor-repository.ts';
import { answerOwner } from '#server/platform/http/keyed-requests.ts';
import { secretOwner } from '#server/platform/security/vault.ts';

/** A column whose texts the vault locks. */
export interface LockedColumn {
  /** What it holds, as the operator reads it. */
  name: string;
  table: string;
  column: string;
  /** The primary key, with the type of each column. */
  key: Readonly<Record<string, 'uuid' | 'text'>>;
  /** The owner a text is bound to, by the key of its row. */
  owner(key: Record<string, string>): string;
}

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
  {
    name: 'respostas de pedidos repetíveis',
    table: 'pedido_com_chave',
    column: 'corpo',
    key: { empresa_id: 'uuid', usuario_id: 'uuid', chave: 'text' },
    owner: ({ empresa_id: empresaId = '', usuario_id: usuarioId = '', chave = '' }) =>
      answerOwner({ empresaId, usuarioId, chave }),
  },
];
