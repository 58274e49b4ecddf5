import { and, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm';
import type { registroLido } from '#lib/contracts/cadastro.ts';
import type { FornecedorConsulta } from '#lib/contracts/consultas/fornecedor.ts';
import type { FornecedorDoLookup, FornecedorLido, FornecedorNovo } from '#lib/contracts/fornecedor.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { FORNECEDOR } from '#lib/registros/fornecedor.ts';
import type { Banco } from '#server/platform/db/database.ts';
import { contem, naOrdemDe, ordenacao, quando } from '#server/platform/db/list-query.ts';
import { usuario } from '#server/platform/db/schema.ts';
import { fornecedor } from '#server/platform/db/schema-cadastros.ts';
import { leituraPorChave, leituraPorId, umDestes } from '#server/platform/records/batch-read.ts';
import type { RepositorioComPlanilha } from '#server/platform/records/cadastro.ts';
import { listagemDe, paginaDe } from '#server/platform/records/listing.ts';
import { idsDoLookup } from '#server/platform/records/lookup.ts';
import { autorDe, camposDaLinha, daLista, registroDaLinha } from '#server/platform/records/record-read.ts';
import { registroRepository, type Valores } from '#server/platform/records/record-repository.ts';
import { FONTE_DOS_FORNECEDORES } from '#server/platform/search/sources.ts';
import { apelidoRepository } from './apelido-repository.ts';
import { referenciaRepository } from './referencia-repository.ts';

interface FornecedorRepository extends RepositorioComPlanilha<FornecedorConsulta, FornecedorNovo, FornecedorLido> {
  procurar(q: string): Promise<FornecedorDoLookup[]>;
}

export function fornecedorRepository(tx: Banco, empresaId: string): FornecedorRepository {
  const registros = registroRepository(tx, empresaId, fornecedor);
  const nomes = apelidoRepository(tx, empresaId, 'Fornecedor');
  const daEmpresa = eq(fornecedor.empresaId, empresaId);
  const lidos = () =>
    tx
      .select({ ...getTableColumns(fornecedor), autor: usuario.nome })
      .from(fornecedor)
      .innerJoin(usuario, autorDe(fornecedor));

  const ler = async (filtro: SQL) => (await lidos().where(and(daEmpresa, filtro))).map(lido);
  const lerAtivos = async (filtro: SQL) =>
    (await lidos().where(and(daEmpresa, filtro, isNull(fornecedor.excluidoEm)))).map(lido);

  const buscar = leituraPorId(tx, fornecedor.id, ler);
  const pelaRazaoSocial = leituraPorChave(tx, fornecedor.chave, lerAtivos, ({ razaoSocial }) =>
    textoDeBusca(razaoSocial),
  );

  const colunas = async (campos: FornecedorNovo): Promise<Valores<typeof fornecedor>> => {
    const { pais, ...resto } = campos;
    const { nome } = await referenciaRepository(tx, empresaId).exigir('Pais', pais.codigo, 'pais.codigo');
    const chave = textoDeBusca(campos.razaoSocial);
    const { nomeFantasia, identificacaoFiscal, apelidos, endereco } = campos;
    const busca = textoDeBusca(chave, nomeFantasia, nome, identificacaoFiscal, endereco.cidade, ...apelidos);
    return { ...resto, paisCodigo: pais.codigo, paisNome: nome, chave, busca };
  };

  return {
    ...listagemDe<FornecedorConsulta, FornecedorLido>(tx, empresaId, {
      de: fornecedor,
      daEmpresa,
      filtro: (consulta) =>
        and(
          daLista(fornecedor.excluidoEm, consulta),
          contem(fornecedor.busca, consulta.q),
          quando(consulta.papel, (papel) => eq(fornecedor.papel, papel)),
          quando(consulta.pais, (codigo) => eq(fornecedor.paisCodigo, codigo)),
        ),
      ordem: ({ ordem }) => ordenacao(ordem, ordenaveis, fornecedor.id),
      linhas: paginaDe(lidos, lido),
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
      const ids = await idsDoLookup(tx, empresaId, FONTE_DOS_FORNECEDORES, q);
      const linhas = await tx
        .select()
        .from(fornecedor)
        .where(and(daEmpresa, umDestes(fornecedor.id, ids)));
      return naOrdemDe(ids, linhas).map(({ id, razaoSocial, nomeFantasia, papel, paisCodigo, paisNome }) => ({
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
  return { ...registroDaLinha(linha), ...camposDaLinha<CamposLidos>(FORNECEDOR, linha) };
}
type CamposLidos = Omit<FornecedorLido, keyof typeof registroLido>;

const ordenaveis = {
  // By its key, which has no capitals and no accents to part what belongs together.
  razaoSocial: fornecedor.chave,
  nomeFantasia: fornecedor.nomeFantasia,
  pais: fornecedor.paisNome,
  papel: fornecedor.papel,
  alteradoEm: fornecedor.alteradoEm,
};
