import type { DuimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import type { TestBench } from '#server/testing/test-bench.ts';
import type { PortalDeTeste } from './portal-de-teste.ts';
import { processoDaDuimp } from './processo-de-teste.ts';
import { semearDeFora } from './semeada-de-fora-de-teste.ts';

/** A processo that was born from that DUIMP: fetched, imported, with nothing planned. */
export async function comDuimpDeFora(
  bench: () => TestBench,
  portal: PortalDeTeste,
  ao: Parameters<typeof semearDeFora>[1] = {},
) {
  return daDuimpDeFora(bench, portal, semearDeFora(portal.simulado, ao));
}

/** A processo that was born from a DUIMP of the Portal, and what a test does with its retificação. */
export async function daDuimpDeFora(bench: () => TestBench, portal: PortalDeTeste, numero: string) {
  const um = await processoDaDuimp(bench, portal, { numero });
  const { pessoa, credencialId } = um.chave;
  portal.simulado.chamadas.length = 0;
  const url = `/api/Processo/${um.id}/Duimp`;
  const por = (fim: string, payload: object = {}) => um.pedir('POST', `${url}${fim}`, payload);
  const itens = cadastroDeTeste(pessoa, 'ItensDoProcesso');
  const ler = async (): Promise<DuimpDoProcesso> => (await um.pedir('GET', url)).corpo;
  return {
    ...um,
    pessoa,
    numero,
    ler,
    /** Creates the supplier that its foreign operator is; links the declared name to it. */
    async vincular(mais: object = {}): Promise<string> {
      const criado = await cadastroDeTeste(pessoa, 'Fornecedor').criar({
        papel: 'AMBOS',
        razaoSocial: 'FICTICIA PARTS CO',
        pais: { codigo: '160' },
        vinculo: '1',
        ...mais,
      });
      const registroId: string = criado.json().id;
      const texto = 'Exportador fictício OPE_2';
      const feito = await um.pedir('POST', '/api/Apelido', { recurso: 'Fornecedor', texto, ncm: null, registroId });
      expect(feito.corpo.Error ?? null).toBeNull();
      return registroId;
    },
    /** Prepares the retificação, and lets the registered version come. */
    async retificar() {
      expect(
        (await por('/Retificacao', { credencialId, motivo: 'A fatura traz outra quantidade.' })).corpo.Error ?? null,
      ).toBeNull();
      await portal.correr();
      return (await ler()).retificacao?.aberta ?? null;
    },
    async preencher() {
      const feito = await um.pedir('POST', `${url}/Retificacao/Preencher`);
      expect(feito.corpo.Error ?? null).toBeNull();
      return (feito.corpo as DuimpDoProcesso).retificacao?.aberta ?? null;
    },
    buscar: () => por('/Retificacao/Buscar', { credencialId }),
    desistir: () => por('/Retificacao/Desistir', { credencialId }),
    mandar: async () => por('/Mandar', { credencialId, sha256: (await ler()).escrito?.sha256 ?? '0'.repeat(64) }),
    registrar: async (valor: string) =>
      por('/Registro', {
        valor,
        confirmacao: null,
        sha256: (await ler()).escrito?.sha256 ?? '',
        diagnosticoLido: true,
      }),
    async previsto() {
      return (await itens.ler(um.id)).json();
    },
    /** Changes the planned items, as they stand, by what a person types. */
    async mudarItens(mudar: (itens: Record<string, unknown>[]) => Record<string, unknown>[]) {
      const { versao, itens: seus, adicoes } = (await itens.ler(um.id)).json();
      const gravados = await itens.alterar({ id: um.id, versao, itens: mudar(seus), adicoes });
      expect(gravados.json().Error ?? null).toBeNull();
    },
    async motivos(): Promise<string[]> {
      const { corpo } = await um.pedir('GET', `/api/Historico?recurso=Processo&registroId=${um.id}`);
      return corpo.map(({ motivo }: { motivo: string | null }) => motivo ?? '');
    },
  };
}
