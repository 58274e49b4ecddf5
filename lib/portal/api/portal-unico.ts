import { useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { z } from 'zod';
import { falaDeProcessos } from '#lib/api/declaracao/retificacao.ts';
import { download, read, write } from '#lib/api/platform/client.ts';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import {
  type AcompanhamentoNoPortal,
  type AtributosNoPortal,
  acompanhamentoDoProcesso,
  atributosNoPortal,
  type BuscaNoPortalNova,
  buscaNoPortal,
  type CertificadoDoPortalNovo,
  type CertificadoDoPortalTrocado,
  type ChaveDoPortalTrocada,
  type ConsultaDoPortal,
  type CredencialDoPortal,
  type CredencialDoPortalNova,
  consultaDoPortal,
  credencialDoPortal,
  type RondaDoPortalNova,
  rondaDoPortal,
} from '#lib/portal/contracts/portal-unico.ts';
import { ASSINATURAS } from './assinaturas-do-portal.ts';
import { intervaloDasEsperas } from './portal-intervalo.ts';

const RECURSO = '/api/PortalUnico';
const CREDENCIAIS = `${RECURSO}/Credencial` as const;
const CONSULTAS = `${RECURSO}/Consulta` as const;
const BUSCAS = `${RECURSO}/Busca` as const;
const ATRIBUTOS = `${RECURSO}/Atributos` as const;
const RONDAS = `${RECURSO}/Ronda` as const;
const criado = z.object({ id: z.string() });

/** The company's access keys to the Portal Único, without their secrets. */
export function useCredenciaisDoPortal() {
  return useSWR(CREDENCIAIS, () => read(CREDENCIAIS, credencialDoPortal.array()));
}

export function useAtosDoPortal() {
  const { mutate } = useSWRConfig();
  const naCredencial = async (id: string, ato: 'Teste' | 'Encerrar' | 'Chave' | 'Certificado', corpo: object = {}) => {
    const todas = await write('POST', `${CREDENCIAIS}/${id}/${ato}`, corpo, credencialDoPortal.array());
    await mutate(CREDENCIAIS, todas, { revalidate: false });
    return todas.find((credencial) => credencial.id === id);
  };
  const trocar = async (id: string, ato: 'Chave' | 'Certificado', corpo: object): Promise<void> => {
    await naCredencial(id, ato, corpo);
    // What the old one kept waiting is asked of the Portal again.
    await Promise.all([mutate(RONDAS), mutate(ASSINATURAS)]);
  };
  return {
    async cadastrar(nova: CredencialDoPortalNova): Promise<void> {
      await write('POST', CREDENCIAIS, nova, criado);
      await mutate(CREDENCIAIS);
    },
    async cadastrarCertificado(novo: CertificadoDoPortalNovo): Promise<void> {
      await write('POST', `${CREDENCIAIS}/Certificado`, novo, criado);
      await mutate(CREDENCIAIS);
    },
    testar: (id: string) => naCredencial(id, 'Teste'),
    encerrar: (id: string) => naCredencial(id, 'Encerrar'),
    trocarChave: (id: string, nova: ChaveDoPortalTrocada) => trocar(id, 'Chave', nova),
    trocarCertificado: (id: string, novo: CertificadoDoPortalTrocado) => trocar(id, 'Certificado', novo),
    /** Puts a DUIMP into the queue of a credential, and answers the id of its fetch. */
    async pedir(credencialId: string, numero: string): Promise<string> {
      return (await write('POST', CONSULTAS, { credencialId, numero }, criado)).id;
    },
    /** Asks for the DUIMPs of an importer in a period, and answers the id of the search. */
    async procurar(nova: BuscaNoPortalNova): Promise<string> {
      return (await write('POST', BUSCAS, nova, criado)).id;
    },
    /** Puts the chosen DUIMPs of a search into the queue. */
    async trazer(id: string, numeros: string[]): Promise<void> {
      const depois = await write('POST', `${BUSCAS}/${id}/Trazer`, { numeros }, buscaNoPortal);
      await mutate([BUSCAS, id], depois, { revalidate: false });
    },
    /** Asks for the attributes of NCMs, null meaning those of all the items, and answers how many went into the queue. */
    async pedirAtributos({ id, ambiente }: CredencialDoPortal, ncms: string[] | null): Promise<number> {
      const { pedidas } = await write('POST', ATRIBUTOS, { credencialId: id, ncms }, z.object({ pedidas: z.number() }));
      await mutate([ATRIBUTOS, ambiente]);
      return pedidas;
    },
    async ligarRonda(nova: RondaDoPortalNova): Promise<void> {
      await mutate(RONDAS, await write('POST', RONDAS, nova, rondaDoPortal.array()), { revalidate: false });
    },
  };
}

/** A fetch of a DUIMP, read again while the server is at it. */
export function useConsultaDoPortal(id: string | null) {
  return useSWR(id && ([CONSULTAS, id] as const), () => read(`${CONSULTAS}/${id}`, consultaDoPortal), {
    refreshInterval: (consulta) => (consulta && consulta.situacao !== 'NA_FILA' ? 0 : INTERVALO_MS),
  });
}

/** A search, read again while the Portal is being asked, for it or for one of its DUIMPs. */
export function useBuscaNoPortal(id: string | null) {
  return useSWR(id && ([BUSCAS, id] as const), () => read(`${BUSCAS}/${id}`, buscaNoPortal), {
    refreshInterval: (busca) => {
      const parada = busca?.achadas.every(({ consulta }) => consulta?.situacao !== 'NA_FILA');
      return busca && busca.situacao !== 'NA_FILA' && parada ? 0 : INTERVALO_MS;
    },
  });
}

/** The NCMs of the items and what an environment answered of them, read again while one is due. */
export function useAtributosNoPortal(ambiente: AmbienteDoPortal | null) {
  return useSWR(
    ambiente && ([ATRIBUTOS, ambiente] as const),
    () => read(ATRIBUTOS, atributosNoPortal.array(), { consulta: { ambiente: ambiente ?? '' } }),
    { refreshInterval: (linhas) => intervaloDasEsperas(linhas?.map(({ pedido }) => pedido?.proximaEm)) },
  );
}

/** An answer about the attributes of a NCM, as it came. */
export function useRespostaDosAtributos(
  pedido: Pick<NonNullable<AtributosNoPortal['pedido']>, 'id' | 'sha256'> | null,
) {
  return useSWR(pedido?.sha256 && ([ATRIBUTOS, pedido.id, pedido.sha256] as const), async () => {
    const resposta = await download(`${ATRIBUTOS}/${pedido?.id}/Arquivo`, {});
    return new Uint8Array(await resposta.arrayBuffer());
  });
}

/** The nightly rounds of the company. */
export function useRondasDoPortal() {
  return useSWR(RONDAS, () => read(RONDAS, rondaDoPortal.array()));
}

const chaveDoAcompanhamento = (processoId: string) => ['/api/Processo', processoId, 'PortalUnico'] as const;

/** What the Portal last said of the DUIMP of a processo. It is read again while a look is due, and the processo with it. */
export function useProcessoNoPortal(processoId: string | null) {
  const { mutate } = useSWRConfig();
  const olhado = useRef<string | null | undefined>(undefined);
  return useSWR(
    processoId && chaveDoAcompanhamento(processoId),
    () => read(`/api/Processo/${processoId}/PortalUnico`, acompanhamentoDoProcesso),
    {
      refreshInterval: (dados) => intervaloDoOlhar(dados?.acompanhamento),
      onSuccess: ({ acompanhamento }) => {
        const agora = acompanhamento?.olhadoEm ?? null;
        const novo = olhado.current !== undefined && olhado.current !== agora;
        olhado.current = agora;
        if (novo) void mutate((chave) => falaDeProcessos(chave) && !ehAcompanhamento(chave));
      },
    },
  );
}

function intervaloDoOlhar(acompanhamento: AcompanhamentoNoPortal | null | undefined): number {
  const { proximaEm = null, versaoNova = null } = acompanhamento ?? {};
  return versaoNova?.situacao === 'NA_FILA' ? INTERVALO_MS : intervaloDasEsperas([proximaEm]);
}

const ehAcompanhamento = (chave: unknown) => Array.isArray(chave) && chave.includes('PortalUnico');

export function useAcompanharNoPortal(processoId: string) {
  const { mutate } = useSWRConfig();
  const fazer = async (metodo: 'POST' | 'DELETE', fim: '' | '/Olhar', corpo: object) => {
    const depois = await write(
      metodo,
      `/api/Processo/${processoId}/PortalUnico${fim}`,
      corpo,
      acompanhamentoDoProcesso,
    );
    await mutate(chaveDoAcompanhamento(processoId), depois, { revalidate: false });
  };
  return {
    acompanhar: (credencialId: string) => fazer('POST', '', { credencialId }),
    parar: () => fazer('DELETE', '', {}),
    olhar: () => fazer('POST', '/Olhar', {}),
  };
}

/** The answers of the Portal as a file, which is imported like any other. */
export async function arquivoDaConsulta({
  id,
  numero,
  versao,
}: Pick<ConsultaDoPortal, 'id' | 'numero' | 'versao'>): Promise<File> {
  const bytes = await download(`${CONSULTAS}/${id}/Arquivo`, {});
  return new File([bytes], `portal-unico-${numero}-v${versao}.zip`, { type: 'application/zip' });
}

const INTERVALO_MS = 1_500;
