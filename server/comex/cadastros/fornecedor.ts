import { eq } from 'drizzle-orm';
import { fornecedorConsulta } from '#lib/contracts/consultas/fornecedor.ts';
import { contratoDeFornecedor, FORNECEDOR_COLUNAS } from '#lib/registros/fornecedor.ts';
import { withoutAccents } from '#server/platform/db/list-query.ts';
import { fornecedor } from '#server/platform/db/schema/cadastros.ts';
import { cadastroDe, lookupDe } from '#server/platform/records/cadastro-de.ts';
import { repositorioDe } from '#server/platform/records/declared-repository.ts';
import { SUPPLIER_SOURCE } from '#server/platform/search/sources.ts';
import { comApelidos } from './apelido-repository.ts';
import { naTabela } from './referencia-repository.ts';

export const fornecedorRepository = repositorioDe(fornecedor, {
  contrato: contratoDeFornecedor,
  consulta: fornecedorConsulta,
  chave: 'razaoSocial',
  busca: ['nomeFantasia', 'paisNome', 'identificacaoFiscal', 'endereco.cidade', 'apelidos'],
  fonte: SUPPLIER_SOURCE,
  aponta: { pais: naTabela('Pais') },
  filtros: { pais: (codigo) => eq(fornecedor.paisCodigo, codigo) },
  ordenaveis: { nomeFantasia: withoutAccents(fornecedor.nomeFantasia), pais: withoutAccents(fornecedor.paisNome) },
  entre: (outro, { pais }) => outro.pais.codigo === pais.codigo,
  proprio: comApelidos('Fornecedor', (nome) => `O nome “${nome}” já leva a outro fornecedor.`),
});

export const cadastroDeFornecedor = cadastroDe({
  recurso: 'Fornecedor',
  este: 'Este fornecedor',
  plural: 'Fornecedores',
  contrato: contratoDeFornecedor,
  consulta: fornecedorConsulta,
  colunas: FORNECEDOR_COLUNAS,
  repositorio: fornecedorRepository,
  lookup: lookupDe({
    resumo: 'Fornecedores e fabricantes por um pedaço do nome, do país ou de um nome que têm nas DIs',
    linha: contratoDeFornecedor.lido.pick({ id: true, razaoSocial: true, nomeFantasia: true, papel: true, pais: true }),
    procurar: (tx, empresaId, { q }) => fornecedorRepository(tx, empresaId).procurar(q),
  }),
});
