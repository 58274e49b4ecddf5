import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type {
  ListaDoCatalogo,
  ProdutoNoPortal,
  ProdutoNoPortalResumo,
} from '#lib/portal/contracts/catalogo-de-produtos.ts';
import type { ValoresDoProduto } from '#lib/portal/domain/produto-no-portal.ts';
import { produtoRepository } from '#server/portal/catalogue/produto-repository.ts';
import type { PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import type { TestBench } from '#server/testing/test-bench.ts';
import { atosDoPreparo, empresaDoCatalogo, NCM } from './preparo-de-teste.ts';

export const VALORES: ValoresDoProduto = {
  ATT_90001: ['99'],
  ATT_90002: ['Resina'],
  ATT_90003: ['2', '4'],
  ATT_90004: ['1.600'],
  ATT_90008: [{ ATT_90009: '10.50', ATT_90010: 'MM' }],
};

/** What the tests of the catalogue do: a company with products, and what the simulator was asked and has. */
export function catalogoDeTeste(bench: () => TestBench, portal: () => PortalDeTeste) {
  const chamadas = (funcao: string) => portal().simulado.chamadas.filter((uma) => uma.funcao === funcao).length;
  const noPortal = (raiz: string) =>
    portal()
      .simulado.catalogo.produtos.vigentes()
      .filter(({ cpfCnpjRaiz }) => cpfCnpjRaiz === raiz);

  /** A company with an item of each given part number. */
  async function empresa(partNumbers = ['FICT-1'], ambiente: AmbienteDoPortal = 'TREINAMENTO') {
    const ela = await empresaDoCatalogo(bench(), portal(), ambiente);
    const { pessoa, credencialId, importadorId, raiz, pedir } = ela;
    for (const partNumber of partNumbers) await pedir('POST', 'Item', { ...ITEM, partNumber, ncm: NCM });
    await pedir('POST', 'PortalUnico/Atributos', { credencialId, ncms: [NCM] });
    await portal().correr();
    const listar = async (): Promise<ProdutoNoPortalResumo[]> => (await pedir('GET', 'PortalUnico/Produto')).corpo;
    const ler = async (id: string): Promise<ProdutoNoPortal> => (await pedir('GET', `PortalUnico/Produto/${id}`)).corpo;
    const preparar = (itens: string[] | null = null) =>
      pedir('POST', 'PortalUnico/Produto/Preparar', { ambiente, importadorId, itens });
    const preencher = async (valores: ValoresDoProduto = VALORES, mais: object = {}) => {
      for (const { id } of await listar()) {
        const { versao, denominacao, descricao, ncm, codigoInterno, modalidade } = await ler(id);
        const dados = { denominacao, descricao, ncm, codigoInterno, modalidade, valores, ...mais };
        expect((await pedir('PUT', 'PortalUnico/Produto', { id, versao, ...dados })).status).toBe(200);
      }
    };
    const { revisar, ...atos } = atosDoPreparo(ela, 'produtos', listar);
    return {
      ...ela,
      ...atos,
      listar,
      ler,
      preparar,
      preencher,
      /** As far as approved by the colleague. */
      async aprovado() {
        await preparar();
        await preencher();
        await revisar();
      },
      /** The first product, as read when the session of the person is over. */
      async depois() {
        const [linha] = await produtoRepository(bench().conexao.db, pessoa.quem.empresaId).doAmbiente({
          ambiente,
          raiz,
        });
        if (!linha) throw new Error('prepared');
        return linha;
      },
      buscarLista: () => pedir('POST', 'PortalUnico/Catalogo', { credencialId, importadorId }),
      listas: async (): Promise<ListaDoCatalogo[]> => (await pedir('GET', 'PortalUnico/Catalogo')).corpo,
    };
  }
  return { chamadas, noPortal, empresa };
}

const ITEM = { descricao: 'Item fictício', unidadeComercializada: 'UNIDADE', origem: 'IMPORTADO' };
