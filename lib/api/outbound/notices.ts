import useSWR, { useSWRConfig } from 'swr';
import useSWRSubscription, { type SWRSubscriptionOptions } from 'swr/subscription';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { read, write } from '#lib/api/platform/client.ts';
import { CONTAGEM_DO_MEU_DIA } from '#lib/api/views/meu-dia.ts';
import { type Aviso, aviso, contagemDeAvisos } from '#lib/contracts/outbound/aviso.ts';
import { listenToNotices } from './notice-events.ts';

const RECURSO = '/api/Aviso';
const CONTAGEM = `${RECURSO}/Contagem` as const;

/** What the server announces to a person by itself, at present. */
export interface Announced {
  avisos: boolean;
  pendencias: boolean;
}

/** Listens to the announcements of the server: what each is of is then read again. */
export function useAnnouncements(pessoa: string | null): Announced {
  const { mutate } = useSWRConfig();
  const ouvir = (_chave: readonly string[], { next }: SWRSubscriptionOptions<Announced>) => {
    const anunciados = { ...NADA };
    const mudar = (qual: keyof Announced, anuncia: boolean) => {
      if (anunciados[qual] === anuncia) return;
      anunciados[qual] = anuncia;
      next(null, { ...anunciados });
    };
    return listenToNotices(pessoa ?? '', {
      aoMudar: () => {
        mutate(CONTAGEM);
        mutate(RECURSO);
      },
      aoLigar: (ligado) => mudar('avisos', ligado),
      aoMudarPendencias: () => {
        mutate(CONTAGEM_DO_MEU_DIA);
        mutate(isOpenRecord);
      },
      aoAnunciarPendencias: (anuncia) => mudar('pendencias', anuncia),
    });
  };
  const { data = NADA } = useSWRSubscription(pessoa && (['avisos', pessoa] as const), ouvir);
  return data;
}

/**
 * Returns the number of unread notices as it changes. The server announces changes; while it does not, the count is read every
 * minute.
 */
export function useUnreadNotices(pessoa: string | null): number {
  const { avisos: ligado } = useAnnouncements(pessoa);
  const { data } = useSWR(CONTAGEM, contar, {
    refreshInterval: (contados) => (ligado || contados === null ? 0 : UM_MINUTO),
  });
  return data?.naoLidos ?? 0;
}

/** Null on a back end without notices. */
async function contar() {
  try {
    return await read(CONTAGEM, contagemDeAvisos, { opcional: true });
  } catch (erro) {
    if (doesNotExist(erro)) return null;
    throw erro;
  }
}

/** Reads the notices while the panel is open. */
export function useNotices(aberto: boolean) {
  return useSWR(aberto ? RECURSO : null, () => read(RECURSO, aviso.array()));
}

/** Returns a function that marks notices as read; without ids, all of them. The screen updates at once. */
export function useReadNotices(): (ids?: string[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (ids) => {
    const agora = new Date().toISOString();
    const lidos = (avisos: Aviso[] | undefined) =>
      avisos?.map((avisoRecebido) =>
        !ids || ids.includes(avisoRecebido.id)
          ? { ...avisoRecebido, lidoEm: avisoRecebido.lidoEm ?? agora }
          : avisoRecebido,
      );
    await mutate(RECURSO, lidos, { revalidate: false });
    const contagem = await write('POST', `${RECURSO}/Lidos`, { ids }, contagemDeAvisos);
    await mutate(CONTAGEM, contagem, { revalidate: false });
  };
}

/**
 * The key of a record by its id. The announcement does not say which record changed, so the page reads the one that is open; records
 * that no page shows are not read.
 */
function isOpenRecord(chave: unknown): boolean {
  return Array.isArray(chave) && chave.length === 2 && typeof chave[1] === 'string' && RECORD_ID.test(chave[1]);
}

const RECORD_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const NADA: Announced = { avisos: false, pendencias: false };
const UM_MINUTO = 60_000;
