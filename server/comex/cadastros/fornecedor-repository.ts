import { and, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm';
import type { FornecedorDoLookup, FornecedorLido, FornecedorNovo } from '#lib/contracts/cadastros/fornecedor.ts';
import type { FornecedorConsulta } from '#lib/contracts/consultas/fornecedor.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { registroLido } from '#lib/registros/contrato-de.ts';
import { FORNECEDOR } from '#lib/registros/fornecedor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, inOrderOf, orderingOf, whenGiven, withoutAccents } from '#server/platform/db/list-query.ts';
import { usuario } from '#server/platform/db/schema.ts';
import { fornecedor } from '#server/platform/db/schema-cadastros.ts';
import { oneOfThese, readById, readByKey } from '#server/platform/records/batch-read.ts';
import type { RepositoryWithSheet } from '#server/platform/records/cadastro.ts';
import { listingOf, pageOf } from '#server/platform/records/listing.ts';
import { lookupIds } from '#server/platform/records/lookup.ts';
import { authorOf, daLista, fieldsOfRow, recordOfRow } from '#server/platform/records/record-read.ts';
import { recordRepository, type Valores } from '#server/platform/records/record-repository.ts';
import { SUPPLIER_SOURCE } from '#server/platform/search/sources.ts';
import { apelidoRepository } from './apelido-repository.ts';
import { referenciaRepository } from './referencia-repository.ts';

interface FornecedorRepository extends RepositoryWithSheet<FornecedorConsulta, FornecedorNovo, FornecedorLido> {
  procurar(q: string): Promise<FornecedorDoLookup[]>;
}

export function fornecedorRepository(tx: Database, empresaId: string): FornecedorRepository {
  const registros = recordRepository(tx, empresaId, fornecedor);
  const nomes = apelidoRepository(tx, empresaId, 'Fornecedor');
  const daEmpresa = eq(fornecedor.empresaId, empresaId);
  const lidos = () =>
    tx
      .select({ ...getTableColumns(fornecedor), autor: usuario.nome })
      .from(fornecedor)
      .innerJoin(usuario, authorOf(fornecedor));

  const ler = async (filtro: SQL) => (await lidos().where(and(daEmpresa, filtro))).map(lido);
  const lerAtivos = async (filtro: SQL) =>
    (await lidos().where(and(daEmpresa, filtro, isNull(fornecedor.excluidoEm)))).map(lido);

  const buscar = readById(tx, fornecedor.id, ler);
  const pelaRazaoSocial = readByKey(tx, fornecedor.chave, lerAtivos, ({ razaoSocial }) => textoDeBusca(razaoSocial));

  const colunas = async (campos: FornecedorNovo): Promise<Valores<typeof fornecedor>> => {
    const { pais, ...resto } = campos;
    const { nome } = await referenciaRepository(tx, empresaId).exigir('Pais', pais.codigo, 'pais.codigo');
    const chave = textoDeBusca(campos.razaoSocial);
    const { nomeFantasia, identificacaoFiscal, apelidos, endereco } = campos;
    const busca = textoDeBusca(chave, nomeFantasia, nome, identificacaoFiscal, endereco.cidade, ...apelidos);
    return { ...resto, paisCodigo: pais.codigo, paisNome: nome, chave, busca };
  };

  return {
    ...listingOf<FornecedorConsulta, FornecedorLido>(tx, empresaId, {
      de: fornecedor,
      daEmpresa,
      filtro: (consulta) =>
        and(
          daLista(fornecedor.excluidoEm, consulta),
          containsText(fornecedor.busca, consulta.q),
          whenGiven(consulta.papel, (papel) => eq(fornecedor.papel, papel)),
          whenGiven(consulta.pais, (codigo) => eq(fornecedor.paisCodigo, codigo)),
        ),
      ordem: ({ ordem }) => orderingOf(ordem, ordenaveis, fornecedor.id),
      linhas: pageOf(lidos, lido),
    }),

    buscar,

    async comAChaveDe({ razaoSocial, pais }) {
      const iguais = await pelaRazaoSocial(textoDeBusca(razaoSocial));
      return iguais.filter((outro) => outro.pais.codigo === pais.codigo);
    },

    async conferir(campos) {
      await colunas(campos);
    },

    async ocupante({ apelidos }, id) {
      const ocupado = await nomes.ocupado(apelidos, id);
      return ocupado && { id: ocupado.id, frase: `O nome “${ocupado.nome}” já leva a outro fornecedor.` };
    },

    async inserir(id, campos, assinatura) {
      await registros.inserir(id, await colunas(campos), assinatura);
      await nomes.ocupar(id, campos.apelidos);
    },

    async alterar({ id, versao, ...campos }, assinatura) {
      const alterado = await registros.alterar({ id, versao }, await colunas(campos), assinatura);
      if (alterado) await nomes.trocar(id, campos.apelidos);
      return alterado;
    },

    async excluir(id, em) {
      const excluido = await registros.excluir(id, em);
      if (excluido) await nomes.liberar(id);
      return excluido;
    },

    async restaurar(id) {
      if (!(await registros.restaurar(id))) return false;
      await nomes.ocupar(id, (await buscar(id))?.apelidos ?? []);
      return true;
    },

    async procurar(q) {
      const ids = await lookupIds(tx, empresaId, SUPPLIER_SOURCE, q);
      const linhas = await tx
        .select()
        .from(fornecedor)
        .where(and(daEmpresa, oneOfThese(fornecedor.id, ids)));
      return inOrderOf(ids, linhas).map(({ id, razaoSocial, nomeFantasia, papel, paisCodigo, paisNome }) => ({
        id,
        razaoSocial,
        nomeFantasia,
        papel,
        pais: { codigo: paisCodigo, nome: paisNome },
      }));
    },
  };
}

function lido(linha: typeof fornecedor.$inferSelect & { autor: string }): FornecedorLido {
  return { ...recordOfRow(linha), ...fieldsOfRow<CamposLidos>(FORNECEDOR, linha) };
}
type CamposLidos = Omit<FornecedorLido, keyof typeof registroLido>;

const ordenaveis = {
  // Sorted by the key, which ignores capitals and accents.
  razaoSocial: fornecedor.chave,
  nomeFantasia: withoutAccents(fornecedor.nomeFantasia),
  pais: withoutAccents(fornecedor.paisNome),
  papel: fornecedor.papel,
  alteradoEm: fornecedor.alteradoEm,
};
