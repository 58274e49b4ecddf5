import { cadastroDeImportador } from '#server/comex/cadastros/importador.ts';
import { ligarProcessosAoImportador } from '#server/comex/processo/ligar-ao-importador.ts';
import { ligarLotesAoImportador } from '#server/comex/saldo/ligar-lotes.ts';
import { batched } from '#server/platform/db/batched.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * The cadastro of importers with what follows a write of one: processes and lots that named its CNPJ before it was in the cadastro point at
 * it from then on.
 */
export const cadastroDeImportadorComLigacoes: typeof cadastroDeImportador = {
  ...cadastroDeImportador,
  repositorio(tx, empresaId) {
    const importadores = cadastroDeImportador.repositorio(tx, empresaId);
    const ligar = ligarAoImportador(tx, empresaId);
    return {
      ...importadores,
      async inserir(id, campos, assinatura) {
        await importadores.inserir(id, campos, assinatura);
        await ligar({ id, cnpj: campos.cnpj });
      },
      async alterar(edicao, assinatura) {
        const alterado = await importadores.alterar(edicao, assinatura);
        if (alterado) await ligar({ id: edicao.id, cnpj: edicao.cnpj });
        return alterado;
      },
    };
  },
};

/** A sheet writes many importers at once: they are linked together. */
function ligarAoImportador(
  tx: Database,
  empresaId: string,
): (importador: { id: string; cnpj: string }) => Promise<void> {
  return batched<{ id: string; cnpj: string }, void>(tx, async (importadores) => {
    await ligarProcessosAoImportador(tx, empresaId, importadores);
    await ligarLotesAoImportador(tx, empresaId, importadores);
    return [];
  });
}
