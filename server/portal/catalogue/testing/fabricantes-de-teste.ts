import type { FabricanteNoPortal, ListaDeFabricantes } from '#lib/portal/contracts/fabricantes-no-portal.ts';
import { fabricanteRepository } from '#server/portal/catalogue/fabricante-repository.ts';
import { operadorRepository } from '#server/portal/catalogue/operador-repository.ts';
import type { PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import type { TestBench } from '#server/testing/test-bench.ts';
import { catalogoDeTeste } from './catalogo-de-teste.ts';
import { AGUIA } from './operadores-de-teste.ts';
import { atosDoPreparo } from './preparo-de-teste.ts';

export const FABRICA = { ...AGUIA, papel: 'FABRICANTE' };
export const NACIONAL = {
  papel: 'FABRICANTE',
  razaoSocial: 'Nacional Fictícia Ltda',
  pais: { codigo: '105' },
  identificacaoFiscal: '11.222.333/0001-81',
};

/** What the tests of the makers do: a company whose products the Portal has, and what the simulator was asked. */
export function fabricantesDeTeste(bench: () => TestBench, portal: () => PortalDeTeste) {
  const { chamadas, empresa } = catalogoDeTeste(bench, portal);

  /** A company whose items have these makers, and whose products the Portal has. */
  async function comProdutos(fabricantes: Record<string, object | null>) {
    const ela = await empresa(Object.keys(fabricantes));
    const { ambiente, credencialId, importadorId, pessoa, raiz, pedir } = ela;
    const itens: { id: string; partNumber: string }[] = (await pedir('GET', 'Item?tamanho=200')).corpo;
    for (const [partNumber, fabricante] of Object.entries(fabricantes)) {
      if (!fabricante) continue;
      const { id } = (await pedir('POST', 'Fornecedor', fabricante)).corpo;
      const item = itens.find((um) => um.partNumber === partNumber);
      const { alteradoEm, alteradoPor, excluidoEm, ...lido } = (await pedir('GET', `Item/${item?.id}`)).corpo;
      expect((await pedir('PUT', 'Item', { ...lido, fabricantePadrao: { id } })).status).toBe(200);
    }
    await ela.aprovado();
    await ela.enviar();
    await enviarTodos(Object.keys(fabricantes).length);
    const onde = { ambiente, raiz };
    const { db } = bench().conexao;
    const todos = () => fabricanteRepository(db, pessoa.quem.empresaId).doAmbiente(onde);
    const operadores = () => operadorRepository(db, pessoa.quem.empresaId).doAmbiente(onde);
    const preparar = (desconhecidos = false, produtos: string[] | null = null) =>
      pedir('POST', 'PortalUnico/Fabricante/Preparar', { ambiente, importadorId, produtos, desconhecidos });
    const atos = atosDoPreparo(ela, 'fabricantes', todos);
    return {
      ...ela,
      ...atos,
      todos,
      preparar,
      listar: async (): Promise<FabricanteNoPortal[]> => (await pedir('GET', 'PortalUnico/Fabricante')).corpo,
      /** The links that the Portal has. */
      la: () => portal().simulado.fabricantes.daRaiz(raiz),
      async primeiro() {
        const [linha] = await todos();
        if (!linha) throw new Error('prepared');
        return linha;
      },
      /** The suppliers as foreign operators of the Portal. */
      async comOperadores() {
        await pedir('POST', 'PortalUnico/Operador/Preparar', { ambiente, importadorId, fornecedores: null });
        const { revisar, enviar } = atosDoPreparo(ela, 'operadores', operadores);
        await revisar();
        await enviar();
        portal().passar(6);
        await enviarTodos(1);
      },
      /** The drafts of all links, approved by the colleague. */
      async aprovado() {
        await preparar();
        await atos.revisar();
      },
      async vinculado() {
        await this.aprovado();
        await atos.enviar();
        await enviarTodos((await todos()).length);
      },
      async comparar(): Promise<ListaDeFabricantes[]> {
        portal().passar(200);
        expect((await pedir('POST', 'PortalUnico/ListaDeFabricantes', { credencialId, importadorId })).status).toBe(
          202,
        );
        await portal().correr();
        return (await pedir('GET', 'PortalUnico/ListaDeFabricantes')).corpo;
      },
    };
  }

  /** Lets the queue send this many, seconds apart. */
  async function enviarTodos(quantos: number): Promise<void> {
    for (let i = 0; i < quantos; i += 1) {
      await portal().correr();
      portal().passar(6);
    }
  }

  return { chamadas, empresa, comProdutos, enviarTodos };
}
