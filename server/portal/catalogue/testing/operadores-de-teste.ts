import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type {
  ListaDeOperadores,
  OperadorNoPortal,
  OperadorNoPortalResumo,
} from '#lib/portal/contracts/operadores-estrangeiros.ts';
import { OPERADOR_NO_PORTAL } from '#lib/portal/registros/operador-no-portal.ts';
import type { FornecedorLido } from '#lib/registros/fornecedor.ts';
import { operadorDoPortal } from '#server/portal/catalogue/operador-do-portal.ts';
import { operadorRepository } from '#server/portal/catalogue/operador-repository.ts';
import type { PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import type { TestBench } from '#server/testing/test-bench.ts';
import { atosDoPreparo, empresaDoCatalogo } from './preparo-de-teste.ts';

export const AGUIA = {
  papel: 'FORNECEDOR',
  razaoSocial: 'Águia Fictícia Trading Co Ltd',
  pais: { codigo: '160' },
  endereco: {
    logradouro: 'Fictional Road',
    numero: '8',
    complemento: 'Room 2',
    cidade: 'Shenzhen',
    estado: 'CN-GD',
    codigoPostal: '518000',
  },
  identificacaoFiscal: 'TIN-0001',
  contato: { email: 'wu@exemplo.test' },
};

/** What the tests of the operators do: a company with suppliers, and what the simulator was asked and has. */
export function operadoresDeTeste(bench: () => TestBench, portal: () => PortalDeTeste) {
  const chamadas = (funcao: string) => portal().simulado.chamadas.filter((uma) => uma.funcao === funcao).length;
  const noPortal = (raiz: string) =>
    portal()
      .simulado.catalogo.operadores.vigentes()
      .filter(({ cpfCnpjRaiz }) => cpfCnpjRaiz === raiz);
  const guardarNoPortal = (raiz: string, codigo: string, dados: object) =>
    portal().simulado.catalogo.operadores.guardar([raiz, 'CN', codigo], {
      cpfCnpjRaiz: raiz,
      codigoPais: 'CN',
      codigo,
      nome: 'Nome de lá',
      ...dados,
    });

  /** A company with these suppliers. */
  async function empresa(quais: object[] = [AGUIA], ambiente: AmbienteDoPortal = 'TREINAMENTO') {
    const ela = await empresaDoCatalogo(bench(), portal(), ambiente);
    const { pessoa, credencialId, importadorId, cnpj, raiz, pedir } = ela;
    const fornecedores: FornecedorLido[] = [];
    for (const um of quais) fornecedores.push((await pedir('POST', 'Fornecedor', um)).corpo);
    const repositorio = operadorRepository(bench().conexao.db, pessoa.quem.empresaId);
    const listar = async (): Promise<OperadorNoPortalResumo[]> => (await pedir('GET', 'PortalUnico/Operador')).corpo;
    const ler = async (id: string): Promise<OperadorNoPortal> =>
      (await pedir('GET', `PortalUnico/Operador/${id}`)).corpo;
    /** By the repository: the session of a person ends in an hour. */
    const todos = () => repositorio.doAmbiente({ ambiente, raiz });
    const atos = atosDoPreparo(ela, 'operadores', todos);
    const { agir, enviar, revisar } = atos;
    const mudar = (como: 'NOVA_VERSAO' | 'RETIFICACAO') => agir('PREPARAR_MUDANCA', pessoa, { como });
    const preparar = (ids: string[] | null = null) =>
      pedir('POST', 'PortalUnico/Operador/Preparar', { ambiente, importadorId, fornecedores: ids });
    const escrever = async (mais: object) => {
      const [{ id } = { id: '' }] = await todos();
      const lido = await ler(id);
      const dados = Object.fromEntries(
        Object.keys(OPERADOR_NO_PORTAL).map((campo) => [campo, lido[campo as keyof OperadorNoPortal]]),
      );
      return pedir('PUT', 'PortalUnico/Operador', { id, versao: lido.versao, ...dados, ...mais });
    };
    const mudarNoCadastro = async (mais: object) => {
      const [{ id } = { id: '' }] = fornecedores;
      const { alteradoEm, alteradoPor, excluidoEm, ...edicao } = (await pedir('GET', `Fornecedor/${id}`)).corpo;
      expect((await pedir('PUT', 'Fornecedor', { ...edicao, ...mais })).status).toBe(200);
    };
    return {
      ...ela,
      ...atos,
      fornecedores,
      listar,
      ler,
      preparar,
      escrever,
      mudar,
      mudarNoCadastro,
      async aprovado() {
        await preparar();
        await revisar();
      },
      async noPortal() {
        await this.aprovado();
        await enviar();
        await portal().correr();
        portal().passar(6);
      },
      async comparar() {
        portal().passar(200);
        expect((await pedir('POST', 'PortalUnico/ListaDeOperadores', { credencialId, importadorId })).status).toBe(202);
        await portal().correr();
      },
      async novaVersaoAprovada() {
        expect((await mudar('NOVA_VERSAO')).corpo.recusados).toEqual([]);
        await revisar();
      },
      async primeiro() {
        const [linha] = await todos();
        if (!linha) throw new Error('prepared');
        return linha;
      },
      ligados: () =>
        operadorDoPortal(bench().conexao.db, pessoa.quem.empresaId, {
          cnpj,
          fornecedores: fornecedores.map(({ id }) => id),
        }),
      listas: async (): Promise<ListaDeOperadores[]> => (await pedir('GET', 'PortalUnico/ListaDeOperadores')).corpo,
    };
  }

  return { chamadas, noPortal, guardarNoPortal, empresa };
}
