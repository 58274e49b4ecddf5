import type { CapaSimulada, duimpsSimuladas } from './duimps.ts';
import type { webhooksSimulados } from './webhooks.ts';

/** What happens to a registered DUIMP. Each change is told to the receivers of its event, once it is there to be asked for. */
export function mudancasSimuladas(
  duimps: ReturnType<typeof duimpsSimuladas>,
  webhooks: ReturnType<typeof webhooksSimulados>,
  agora: () => Date,
) {
  const vigente = (numero: string) => {
    const duimp = duimps.todas.get(numero)?.at(-1);
    if (!duimp) throw new Error(`O simulador não tem a DUIMP ${numero}.`);
    return duimp;
  };
  const avisar = (evento: string, numero: string, message: string) => {
    const { capa } = vigente(numero);
    return webhooks.entregar(evento, {
      identificacao: { numero, versao: String(capa.identificacao.versao) },
      niImportador: capa.identificacao.importador.ni,
      situacaoDuimp: (capa.situacao as Situacao | null)?.situacaoDuimp ?? null,
      canal: (capa.resultadoAnaliseRisco as Risco | null)?.canalConsolidado ?? null,
      message,
      dataEvento: `${new Date(agora().getTime() - 3 * 3_600_000).toISOString().slice(0, 19)}-0300`,
    });
  };
  return {
    /** Another situation, canal included: the clearance is one too. */
    async situacao(numero: string, situacaoDuimp: string, canal: string | null): Promise<void> {
      mudarCapa(vigente(numero).capa, situacaoDuimp, canal);
      await avisar('dimp-situacao-import', numero, 'Situação da Duimp alterada.');
    },
    /** A retificação: the next version, with these fields of the identification changed. */
    async novaVersao(numero: string, identificacao: object): Promise<void> {
      const nova = structuredClone(vigente(numero));
      const versao = Number(nova.capa.identificacao.versao) + 1;
      Object.assign(nova.capa.identificacao, identificacao, { versao });
      for (const item of nova.itens) item.identificacao.versao = String(versao);
      duimps.todas.get(numero)?.push(nova);
      await avisar('dimp-retifica-import', numero, 'Retificação registrada.');
    },
    /** The last notice of a DUIMP again, byte for byte as long as the clock stands. */
    repetir: (numero: string) => avisar('dimp-situacao-import', numero, 'Situação da Duimp alterada.'),
  };
}

/** Writes a situation into a cover, and tells nobody. */
function mudarCapa(capa: CapaSimulada, situacaoDuimp: string, canal: string | null): void {
  Object.assign(capa.situacao as object, { situacaoDuimp });
  capa.resultadoAnaliseRisco = canal && { canalConsolidado: canal };
}

interface Situacao {
  situacaoDuimp?: string;
}

interface Risco {
  canalConsolidado?: string;
}
