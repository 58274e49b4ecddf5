import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { DcrLido, DcrNovo, ImportadoNovo, NacionalNovo } from '#lib/contracts/dcr/dcr.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { lugarDoLote } from '#lib/fiscal/dcr/fatos-do-dcr.ts';
import { exigirIndustria, exigirRepresentanteDaIndustria } from '#server/comex/cadastros/industria-apontada.ts';
import type { Database } from '#server/platform/db/database.ts';
import { itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { dcr, estrutura, produto } from '#server/platform/db/schema/dcr.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { invalidField } from '#server/platform/refusals.ts';
import type { Apontados } from './dcr-linhas.ts';

/** Checks the records a DCR-E points at. A record deleted later may stay; newly chosen records must exist and belong together. */
export function dcrApontados(tx: Database, empresaId: string) {
  const primeiraLinha = async <T>(consulta: PromiseLike<T[]>): Promise<T | null> => (await consulta)[0] ?? null;

  return {
    /** Checks the industry, product, representante and structure. @throws {Refusal} 400 at the field. */
    async exigir(
      campos: DcrNovo,
      antes: DcrLido | null,
    ): Promise<{ cnpj: string; produto: { codigo: string }; razaoSocial: string }> {
      const dono = await exigirIndustria(tx, empresaId, campos, antes);
      const feito = await primeiraLinha(
        tx
          .select({ codigo: produto.codigo, importadorId: produto.importadorId, excluidoEm: produto.excluidoEm })
          .from(produto)
          .where(and(eq(produto.empresaId, empresaId), eq(produto.id, campos.produto.id))),
      );
      if (!feito || (feito.excluidoEm && campos.produto.id !== antes?.produto.id)) {
        throw invalidField('produto.id', 'Este produto não existe ou foi excluído. Escolha outro.');
      }
      if (feito.importadorId !== campos.importador.id) {
        throw invalidField('produto.id', 'Este produto é de outra indústria. Escolha um da que está no DCR-E.');
      }
      await exigirRepresentanteDaIndustria(tx, empresaId, campos, antes);
      await exigirEstrutura(campos);
      return { ...dono, produto: feito };
    },

    /** Finds the former DCR-E, which must be of the same product, and so of its industry. @throws {Refusal} 400 at the field. */
    async anterior(campos: DcrNovo): Promise<{ id: string | null; numero: string | null }> {
      if (campos.tipo === 'N') return { id: null, numero: null };
      if (!campos.anterior) return { id: null, numero: campos.anteriorNumero };
      const achado = await primeiraLinha(
        tx
          .select({ numero: dcr.numero, produtoId: dcr.produtoId })
          .from(dcr)
          .where(and(eq(dcr.empresaId, empresaId), eq(dcr.id, campos.anterior.id), isNull(dcr.excluidoEm))),
      );
      if (!achado) throw invalidField('anterior.id', 'O DCR-E anterior não existe ou foi excluído. Escolha outro.');
      if (achado.produtoId !== campos.produto.id) {
        throw invalidField('anterior.id', 'O DCR-E anterior é de outro produto. Escolha um deste.');
      }
      return { id: campos.anterior.id, numero: achado.numero };
    },

    /** Finds what each line points at: the lote of its declaration, adição and item, and the cadastro item of its part number. */
    async dasLinhas(
      campos: DcrNovo,
      importadorCnpj: string,
    ): Promise<(linha: NacionalNovo | ImportadoNovo) => Apontados> {
      const importadas = [...campos.subcomponentes, ...campos.importados];
      const lotes = await lotesDe(importadas);
      const todas = [...campos.nacionais, ...importadas];
      const itens = await itensDe(todas);
      return (linha) => {
        const lote = 'documento' in linha && linha.documento !== 'NF' ? lotes.get(chaveDoLote(linha)) : undefined;
        const loteDoImportador = lote?.importadorCnpj === importadorCnpj ? lote : undefined;
        return {
          loteId: loteDoImportador?.id ?? null,
          itemId: itens.porId(linha.item?.id) ?? loteDoImportador?.itemId ?? itens.porCodigo(linha.codigo) ?? null,
        };
      };
    },
  };

  async function exigirEstrutura({ estrutura: qual, produto: produtoDoDcr }: DcrNovo) {
    if (!qual) return;
    const [achada] = await tx
      .select({ produtoId: estrutura.produtoId })
      .from(estrutura)
      .where(and(eq(estrutura.empresaId, empresaId), eq(estrutura.id, qual.id)));
    if (achada?.produtoId !== produtoDoDcr.id) {
      throw invalidField('estrutura.id', 'A estrutura não é deste produto. Monte os componentes de novo.');
    }
  }

  async function lotesDe(linhas: readonly ImportadoNovo[]) {
    const numeros = [
      ...new Set(linhas.map(({ numeroDeclaracao }) => numeroDeclaracao).filter((numero) => numero !== null)),
    ];
    if (numeros.length === 0) return new Map<string, never>();
    const lotes = await tx
      .select({
        id: saldoLote.id,
        numeroDeclaracao: saldoLote.numeroDeclaracao,
        adicao: saldoLote.adicao,
        item: saldoLote.item,
        itemId: saldoLote.itemId,
        importadorCnpj: saldoLote.importadorCnpj,
      })
      .from(saldoLote)
      .where(and(eq(saldoLote.empresaId, empresaId), oneOfThese(saldoLote.numeroDeclaracao, numeros)));
    return new Map(lotes.map((lote) => [lugarDoLote(lote.numeroDeclaracao, lote.adicao, lote.item), lote]));
  }

  async function itensDe(linhas: readonly NacionalNovo[]) {
    const ids = linhas.flatMap(({ item }) => (item ? [item.id] : []));
    const chaves = linhas.map(({ codigo }) => textoDeBusca(codigo));
    const condicao: SQL = sql`(${oneOfThese(itemCadastrado.id, ids)} or ${oneOfThese(itemCadastrado.chave, chaves)})`;
    const achados = await tx
      .select({ id: itemCadastrado.id, chave: itemCadastrado.chave })
      .from(itemCadastrado)
      .where(and(eq(itemCadastrado.empresaId, empresaId), isNull(itemCadastrado.excluidoEm), condicao));
    const [daqui, porChave] = [
      new Set(achados.map(({ id }) => id)),
      new Map(achados.map(({ id, chave }) => [chave, id])),
    ];
    return {
      porId: (id: string | undefined) => (id !== undefined && daqui.has(id) ? id : undefined),
      porCodigo: (codigo: string) => porChave.get(textoDeBusca(codigo)),
    };
  }
}

function chaveDoLote({ numeroDeclaracao, adicao, itemDaAdicao }: ImportadoNovo): string {
  return lugarDoLote(numeroDeclaracao ?? '', adicao ?? 0, itemDaAdicao ?? 0);
}
