import { v7 as uuidv7 } from 'uuid';
import type { PedidoLido } from '#lib/contracts/pedidos/pedido.ts';
import type { SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { processoItem } from '#server/platform/db/schema/processo-itens.ts';
import { cadastroDeTeste } from './cadastro-de-teste.ts';
import type { TestBench } from './test-bench.ts';
import { writeDirectly } from './writes-in-painel.ts';

/** Creates a person with an importer and a supplier, and uses their orders through the routes. */
export async function pedidosDeTeste({ conexao, relogio, novaPessoa }: TestBench) {
  const pessoa = await novaPessoa();
  const { empresaId, usuarioId } = pessoa.quem;
  const importadores = cadastroDeTeste(pessoa, 'Importador');
  const fornecedores = cadastroDeTeste(pessoa, 'Fornecedor');
  const importador = { id: (await importadores.criar(IMPORTADOR)).json().id as string };
  const fornecedor = { id: (await fornecedores.criar(FORNECEDOR)).json().id as string };
  const pedidos = cadastroDeTeste(pessoa, 'PurchaseOrder');
  const novo = (mais: object = {}) => ({
    numero: 'PO-1',
    importador,
    fornecedor,
    data: '2026-11-01',
    incoterm: 'FOB',
    moeda: { codigo: '220' },
    itens: [linhaDeTeste('A'), linhaDeTeste('B', { quantidade: '2.5' })],
    ...mais,
  });

  return {
    pessoa,
    pedidos,
    importador,
    fornecedor,
    novo,
    outroImportador: async () => {
      const outro = await importadores.criar({ ...IMPORTADOR, cnpj: '12ABC34501DE35' });
      return { id: outro.json().id as string };
    },
    outroFornecedor: async (razaoSocial: string) => {
      const outro = await fornecedores.criar({ ...FORNECEDOR, razaoSocial });
      return { id: outro.json().id as string };
    },

    async criar(mais: object = {}): Promise<PedidoLido> {
      const resposta = await pedidos.criar(novo(mais));
      expect(resposta.json().Error ?? null).toBeNull();
      return resposta.json();
    },

    /** The body of a PUT made from the answer of a GET. */
    comoEdicao: ({ id, versao, itens, ...lido }: PedidoLido, mais: object = {}) => ({
      ...novo(),
      id,
      versao,
      numero: lido.numero,
      decidido: lido.decidido,
      proformaNumero: lido.proformaNumero,
      entregaPrevista: lido.entregaPrevista,
      itens: itens.map(({ embarcado: _, saldo: __, ...uma }) => uma),
      ...mais,
    }),

    /** Creates a process that takes a quantity of a line, at a unit value. Returns its id. */
    async embarcar(pedidoItemId: string, quantidade: string, mais: Embarque = {}): Promise<string> {
      const { situacao = 'EM_ABERTO', valorUnitario = '1', db = conexao.db, processoId } = mais;
      const id = processoId ?? uuidv7();
      if (!processoId) {
        const criadoEm = relogio.agora();
        const numeros = { numero: id, tipoDocumento: 'DI' as const, situacao, busca: '' };
        const linha = { empresaId, id, ...numeros, criadoEm, criadoPor: usuarioId };
        await writeDirectly(db, (tx) => tx.insert(processo).values(linha));
      }
      await db.insert(processoItem).values({
        empresaId,
        id: uuidv7(),
        processoId: id,
        ordem: 1,
        pedidoItemId,
        descricao: 'Peça',
        ncm: '85423190',
        unidade: 'PECA',
        quantidade,
        valorUnitario,
        moedaCodigo: '220',
        moedaNome: 'DOLAR DOS EUA',
        incoterm: 'FOB',
      });
      return id;
    },
  };
}

export function linhaDeTeste(partNumber: string, mais: object = {}) {
  return {
    partNumber,
    descricao: `Peça ${partNumber}`,
    ncm: '85423190',
    unidade: 'PECA',
    quantidade: '100',
    valorUnitario: '1.2345678',
    ...mais,
  };
}

interface Embarque {
  situacao?: SituacaoProcesso;
  valorUnitario?: string;
  db?: Database;
  /** An existing process. */
  processoId?: string;
}

const FORNECEDOR = { papel: 'FORNECEDOR', razaoSocial: 'FICTICIA PARTS CO', pais: { codigo: '160' } };
const IMPORTADOR = {
  razaoSocial: 'Fictícia da Amazônia',
  cnpj: '11222333000181',
  setor: '1',
  situacaoSuframa: 'NAO_INSCRITO',
};
