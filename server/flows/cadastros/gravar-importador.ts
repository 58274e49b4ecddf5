import { cadastroDeImportador } from '#server/comex/cadastros/importador.ts';
import { ligarProcessosAoImportador } from '#server/comex/processo/ligar-ao-importador.ts';
import { ligarLotesAoImportador } from '#server/comex/saldo/ligar-lotes.ts';
import { batched } from '#server/platform/db/batched.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The cadastro of importers. Writing an importer links it to the processes and lots that named its CNPJ before the cadastro had it. */
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

/** Links importers in batches, because a sheet writes many at once. */
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
