import type { ApelidoNovo, RegistroVinculado } from '#lib/contracts/cadastros/apelido.ts';
import {
  RECURSOS_VINCULADOS,
  type RecursoVinculado,
  textoDoFornecedor,
  textoDoItem,
} from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';
import { chaveDe, vinculoRepository } from '#server/comex/declaracao/vinculo-repository.ts';
import { ligarLotesAoItem } from '#server/comex/saldo/ligar-lotes.ts';
import type { Database } from '#server/platform/db/database.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { invalidData, notFound } from '#server/platform/refusals.ts';

interface ApelidoGravado {
  id: string;
  recurso: RecursoVinculado;
  texto: string;
  registro: RegistroVinculado;
  em: string;
}

/** Records which record a text of a declaration means, for every declaration with that text. */
export function vincular({ db, relogio, quem }: OnWrite, novo: ApelidoNovo): Promise<ApelidoGravado> {
  const { recurso, texto, ncm, registroId } = novo;
  const em = relogio.agora();
  return db.transaction(async (tx) => {
    const vinculos = vinculoRepository(tx, quem.empresaId, recurso);
    const registro = (await vinculos.registros([registroId])).get(registroId);
    if (!registro) throw invalidData(NAO_EXISTE, { registroId: NAO_EXISTE });
    const comparado = ncm === null ? textoDoFornecedor(texto) : textoDoItem({ ncm, descricao: texto });
    const id = await vinculos.gravar({ comparado, texto, registroId }, { usuarioId: quem.usuarioId, em });
    if (recurso === 'Item') await ligarLotesAoItem(tx, quem.empresaId, chaveDe(comparado));
    await contar(tx, { quem, em }, { id, acao: 'CRIAR', depois: { recurso, texto, ncm, registro } });
    return { id, recurso, texto, registro, em: em.toISOString() };
  });
}

/** Deletes the link: the text is unknown again. */
export function desvincular({ db, relogio, quem }: OnWrite, id: string): Promise<void> {
  const em = relogio.agora();
  return db.transaction(async (tx) => {
    for (const recurso of RECURSOS_VINCULADOS) {
      const vinculos = vinculoRepository(tx, quem.empresaId, recurso);
      const achado = await vinculos.buscar(id);
      if (!achado) continue;
      await vinculos.apagar(id);
      if (recurso === 'Item') await ligarLotesAoItem(tx, quem.empresaId, achado.chave);
      const { texto, registroId } = achado;
      return contar(tx, { quem, em }, { id, acao: 'EXCLUIR', antes: { recurso, texto, registroId } });
    }
    throw notFound('Este vínculo');
  });
}

async function contar(
  tx: Database,
  { quem, em }: Pick<OnWrite, 'quem'> & { em: Date },
  { id, ...mudanca }: { id: string; acao: 'CRIAR' | 'EXCLUIR'; antes?: object; depois?: object },
): Promise<void> {
  await historyRepository(tx, quem.empresaId).registrar([
    { ...mudanca, recurso: 'Apelido', registroId: id, usuarioId: quem.usuarioId, em },
  ]);
}

const NAO_EXISTE = 'O registro a vincular não existe mais.';
