import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import type { Pessoa } from '#server/testing/test-bench.ts';
import { comProcessoDeDuimp } from './duimp-de-teste.ts';
import type { PortalDeTeste } from './portal-de-teste.ts';

/** Debited by the registration of two items, as calculated by hand in registrar-duimp.test.ts. */
export const TOTAL_REGISTRADO = '1300.00';

/** Says that a processo rehearses in the training environment: what comes from there enters no other. */
export async function marcarDeTreinamento({ pedir }: Pick<Pessoa, 'pedir'>, id: string, treinamento = true) {
  const { versao } = (await pedir({ url: `/api/Processo/${id}` })).json();
  const payload = { versao, treinamento };
  const resposta = await pedir({ method: 'POST', url: `/api/Processo/${id}/Treinamento`, payload });
  return { status: resposta.statusCode, corpo: resposta.json() };
}

/** A processo whose DUIMP was registered from it and brought in, and whatever a test does with its retificação. */
export async function comDuimpRegistrada(portal: PortalDeTeste, ao: Parameters<typeof comProcessoDeDuimp>[1] = {}) {
  const um = await comProcessoDeDuimp(portal, ao);
  const { id, pessoa, pedir, ler } = um;
  const { credencialId } = um.chave;
  const { rascunhos } = portal.simulado;
  const confirmacao = ao.ambiente === 'PRODUCAO' ? 'dados de verdade' : null;
  const por = async (quem: Pessoa, fim: string, payload: object) => {
    const resposta = await quem.pedir({ method: 'POST', url: `/api/Processo/${id}/Duimp${fim}`, payload });
    return { status: resposta.statusCode, corpo: resposta.json() };
  };
  const registrar = async (valor: string, mais: object = {}) => {
    const { escrito, conferencias } = await ler();
    return por(pessoa, '/Registro', {
      valor,
      confirmacao,
      sha256: escrito?.sha256 ?? '',
      diagnosticoLido: true,
      conferenciasVistas: conferencias.sha256,
      ...mais,
    });
  };
  const passar = async (minutos: number) => {
    portal.passar(minutos * 60);
    await portal.correr();
  };

  await um.complementar();
  await um.mandar();
  await portal.correr();
  const numero = (await ler()).rascunho?.numero ?? '';
  await rascunhos.concluirDiagnostico(numero);
  const total = (await ler()).registro?.total ?? '';
  expect((await registrar(total)).corpo.Error ?? null).toBeNull();
  await portal.correr();
  await rascunhos.concluirRegistro(numero);
  await passar(1);
  if (ao.ambiente !== 'PRODUCAO') await marcarDeTreinamento(pessoa, id);
  await trazer();
  portal.simulado.chamadas.length = 0;
  return {
    ...um,
    numero,
    por,
    registrar,
    passar,
    trazer,
    retificar: (motivo = 'A fatura traz outra quantidade.') => pedir('POST', '/Retificacao', { credencialId, motivo }),
    desistir: () => pedir('POST', '/Retificacao/Desistir', { credencialId }),
    buscar: () => pedir('POST', '/Retificacao/Buscar', { credencialId }),
    mudarItem,
    async processo() {
      return (await pessoa.pedir({ url: `/api/Processo/${id}` })).json();
    },
    async motivos(): Promise<string[]> {
      const historico = await pessoa.pedir({ url: `/api/Historico?recurso=Processo&registroId=${id}` });
      return historico.json().map(({ motivo }: { motivo: string | null }) => motivo ?? '');
    },
  };

  /** Puts what was fetched after the registration into the processo; a retificação is accepted by `retificar`. */
  async function trazer(
    retificar = '',
  ): Promise<{ status: number; corpo: { Error?: string; diferencas?: unknown[] } }> {
    const { consulta } = (await ler()).registro?.pedido ?? {};
    const arquivo = await pessoa.pedir({ url: `/api/PortalUnico/Consulta/${consulta?.id}/Arquivo` });
    const url = `/api/Processo/ImportarDi?${retificar || `processoId=${id}`}`;
    const resposta = await pessoa.pedir(multipartOf(url, arquivo.rawPayload, 'duimp.zip'));
    expect(resposta.json().Error ?? null).toBeNull();
    return { status: resposta.statusCode, corpo: resposta.json() };
  }

  /** Changes a planned item of the processo. */
  async function mudarItem(indice: number, mudanca: object) {
    const { versao, itens, adicoes } = (await pessoa.pedir({ url: `/api/ItensDoProcesso/${id}` })).json();
    const mudados = itens.map((item: object, i: number) => (i === indice ? { ...item, ...mudanca } : item));
    return cadastroDeTeste(pessoa, 'ItensDoProcesso').alterar({ id, versao, itens: mudados, adicoes });
  }
}
