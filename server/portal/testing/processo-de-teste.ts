import type { InjectOptions } from 'fastify';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import type { AcompanhamentoNoPortal } from '#lib/portal/contracts/portal-unico.ts';
import type { PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { semearDoImportador } from '#server/testing/portal-simulado/seeds.ts';
import { logInAs } from '#server/testing/security/support/log-in-as.ts';
import type { TestBench } from '#server/testing/test-bench.ts';

let sequencia = 900;

/** A DUIMP that the Portal shows as registered, without a canal; answers its number. */
export function duimpRegistrada({ simulado }: PortalDeTeste): string {
  sequencia += 1;
  const [numero = ''] = semearDoImportador(simulado, {
    ni: '11222333000181',
    sequencias: [sequencia],
    dia: '2026-11-20',
  });
  mudarNoPortal(simulado, numero, 'REGISTRADA_AGUARDANDO_CANAL', null);
  return numero;
}

/** Changes the cover of a DUIMP, and tells no webhook. */
function mudarNoPortal(
  simulado: PortalDeTeste['simulado'],
  numero: string,
  situacaoDuimp: string,
  canal: string | null,
  mais: object = {},
): void {
  const capa = simulado.duimps.todas.get(numero)?.at(-1)?.capa;
  if (!capa) throw new Error('seeded');
  Object.assign(capa.situacao as object, { situacaoDuimp, ...mais });
  capa.resultadoAnaliseRisco = canal && { canalConsolidado: canal };
}

/** A processo made of a DUIMP of the Portal: fetched by the key of a person, and imported. */
export async function processoDaDuimp(
  bench: () => TestBench,
  portal: PortalDeTeste,
  {
    numero = duimpRegistrada(portal),
    com,
  }: { numero?: string; com?: Awaited<ReturnType<PortalDeTeste['comChave']>> } = {},
) {
  const versoes = portal.simulado.duimps.todas.get(numero) ?? [];
  const chave = com ?? (await portal.comChave());
  const { pessoa, credencialId } = chave;
  const consulta = await portal.pedirDuimp(pessoa, credencialId, numero);
  await portal.correr();
  const arquivo = await pessoa.pedir({ url: `/api/PortalUnico/Consulta/${consulta}/Arquivo` });
  const criado = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', arquivo.rawPayload, 'duimp.zip'));
  if (criado.statusCode !== 201) throw new Error(`O processo não foi criado: ${criado.body}`);
  const id: string = criado.json()[0].id;
  let { token } = pessoa;
  const injetar = (opcoes: InjectOptions) =>
    bench().app.inject({ ...opcoes, headers: { ...opcoes.headers, authorization: `Bearer ${token}` } });
  const pedir = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const resposta = await injetar({ method, url, ...(payload && { payload }) });
    return { status: resposta.statusCode, corpo: resposta.json() };
  };
  return {
    id,
    numero,
    versoes,
    pedir,
    injetar,
    credencialId,
    chave,
    noPortal: (situacaoDuimp: string, canal: string | null, mais?: object) =>
      mudarNoPortal(portal.simulado, numero, situacaoDuimp, canal, mais),
    /** The session of a person lasts an hour, and the clock goes on for days. */
    async entrar() {
      token = await logInAs(bench(), pessoa.quem);
    },
    processo: async (): Promise<ProcessoInteiro> => (await pedir('GET', `/api/Processo/${id}`)).corpo,
    visto: async (): Promise<AcompanhamentoNoPortal> =>
      (await pedir('GET', `/api/Processo/${id}/PortalUnico`)).corpo.acompanhamento,
    acompanhar: () => pedir('POST', `/api/Processo/${id}/PortalUnico`, { credencialId }),
  };
}
