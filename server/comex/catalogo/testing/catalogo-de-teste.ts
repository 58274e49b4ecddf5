import type { ListaDoCatalogo, ProdutoNoPortal, ProdutoNoPortalResumo } from '#lib/contracts/catalogo-de-produtos.ts';
import type { ValoresDoProduto } from '#lib/domain/sistema/produto-no-portal.ts';
import { produtoRepository } from '#server/comex/catalogo/produto-repository.ts';
import type { PortalDeTeste } from '#server/comex/portal/testing/portal-de-teste.ts';
import { newColleague } from '#server/testing/colleague.ts';
import { semearAtributos } from '#server/testing/portal-simulado/attributes.ts';
import type { Pessoa, TestBench } from '#server/testing/test-bench.ts';

export const NCM = '85340011';
export const VALORES: ValoresDoProduto = {
  ATT_90001: ['99'],
  ATT_90002: ['Resina'],
  ATT_90003: ['2', '4'],
  ATT_90004: ['1.600'],
  ATT_90008: [{ ATT_90009: '10.50', ATT_90010: 'MM' }],
};

/** The clock and the simulator as a test of the catalogue finds them. */
export function recomecar(bench: () => TestBench, { simulado }: PortalDeTeste): void {
  bench().relogio.hora = new Date('2026-11-23T14:00:00Z');
  Object.assign(simulado, { chamadas: [], falhas: [], fora: [], rajadas: 0, antes: undefined });
  simulado.limites.clear();
  semearAtributos(simulado.atributos, NCM);
}

/** What the tests of the catalogue do: a company with products, and what the simulator was asked and has. */
export function catalogoDeTeste(bench: () => TestBench, portal: () => PortalDeTeste) {
  const chamadas = (funcao: string) => portal().simulado.chamadas.filter((uma) => uma.funcao === funcao).length;
  const noPortal = (raiz: string) =>
    portal()
      .simulado.catalogo.produtos.vigentes()
      .filter(({ cpfCnpjRaiz }) => cpfCnpjRaiz === raiz);

  /** A company with a key, an importer of its own root, an item of each given part number, and a colleague. */
  async function empresa(partNumbers = ['FICT-1'], ambiente: 'TREINAMENTO' | 'PRODUCAO' = 'TREINAMENTO') {
    const { pessoa, credencialId } = await portal().comChave(ambiente);
    const colega = await newColleague(bench(), pessoa);
    const pedir = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, quem: Pessoa = pessoa) => {
      const resposta = await quem.pedir({ method, url: `/api/${url}`, ...(payload && { payload }) });
      return { status: resposta.statusCode, corpo: resposta.json() };
    };
    const importador = await pedir('POST', 'Importador', { ...IMPORTADOR, cnpj: proximoCnpj() });
    const importadorId: string = importador.corpo.id;
    const raiz: string = importador.corpo.cnpj?.replace(/\D/g, '').slice(0, 8);
    for (const partNumber of partNumbers) await pedir('POST', 'Item', { ...ITEM, partNumber, ncm: NCM });
    await pedir('POST', 'PortalUnico/Atributos', { credencialId, ncms: [NCM] });
    await portal().correr();
    const listar = async (): Promise<ProdutoNoPortalResumo[]> => (await pedir('GET', 'PortalUnico/Produto')).corpo;
    const ler = async (id: string): Promise<ProdutoNoPortal> => (await pedir('GET', `PortalUnico/Produto/${id}`)).corpo;
    const vistos = async () => (await listar()).map(({ id, versao }) => ({ id, versao }));
    const agir = async (tipo: string, quem: Pessoa = pessoa, mais: object = {}, quais?: object[]) =>
      pedir(
        'POST',
        'PortalUnico/Produto/EmVarios',
        { produtos: quais ?? (await vistos()), ato: { tipo, ...mais } },
        quem,
      );
    const preparar = (itens: string[] | null = null) =>
      pedir('POST', 'PortalUnico/Produto/Preparar', { ambiente, importadorId, itens });
    const preencher = async (valores: ValoresDoProduto = VALORES, mais: object = {}) => {
      for (const { id } of await listar()) {
        const { versao, denominacao, descricao, ncm, codigoInterno, modalidade } = await ler(id);
        const dados = { denominacao, descricao, ncm, codigoInterno, modalidade, valores, ...mais };
        expect((await pedir('PUT', 'PortalUnico/Produto', { id, versao, ...dados })).status).toBe(200);
      }
    };
    const enviar = (mais: object = {}) => agir('ENVIAR', pessoa, { credencialId, ...mais });
    return {
      ...{
        pessoa,
        colega,
        credencialId,
        importadorId,
        raiz,
        pedir,
        listar,
        ler,
        agir,
        preparar,
        preencher,
        enviar,
      },
      /** As far as approved by the colleague. */
      async aprovado() {
        await preparar();
        await preencher();
        expect((await agir('PEDIR_REVISAO')).corpo.recusados).toEqual([]);
        expect((await agir('APROVAR', colega)).corpo.recusados).toEqual([]);
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
const IMPORTADOR = { razaoSocial: 'Importadora Fictícia Ltda.', setor: '1', situacaoSuframa: 'NAO_INSCRITO' };

let raizes = 40_000_000;
/** Another root each time, so that no test sees the products of another. */
function proximoCnpj(): string {
  raizes += 1;
  const base = `${raizes}0001`;
  const digito = (numeros: string) => {
    const soma = [...numeros].toReversed().reduce((total, um, i) => total + Number(um) * ((i % 8) + 2), 0);
    return soma % 11 < 2 ? 0 : 11 - (soma % 11);
  };
  const primeiro = digito(base);
  return `${base}${primeiro}${digito(`${base}${primeiro}`)}`;
}
