import type { CapaEnviada, RascunhoSimulado } from './drafts.ts';
import type { duimpsSimuladas } from './duimps.ts';
import { PortalError } from './portal-error.ts';
import { comoEnviada } from './sent-form.ts';

type Modelo = Pick<RascunhoSimulado, 'capa' | 'itens'>;

/**
 * Versions in elaboration of registered DUIMPs, and the registered ones in the form they were sent in. One is opened with a cover, under
 * the number that follows the version in force, and begins with the items of that one (criarVersaoRetificadoraDuimp).
 */
export function retificadorasSimuladas(duimps: ReturnType<typeof duimpsSimuladas>) {
  const abertas = new Map<string, RascunhoSimulado>();
  const registradas = new Map<string, Modelo>();
  /** As it was sent; of one that was registered elsewhere, as it would have been. */
  const registrada = (numero: string, versao: string): Modelo | undefined => {
    const seu = duimps.todas.get(numero)?.[Number(versao) - 1];
    return seu && (registradas.get(`${numero}/${versao}`) ?? comoEnviada(seu));
  };
  return {
    abertas,
    registrada,

    /** Keeps what becomes a registered version, and closes the retificação. */
    guardar(numero: string, rascunho: RascunhoSimulado): void {
      const { capa, itens, retifica } = rascunho;
      registradas.set(`${numero}/${retifica?.versao ?? 1}`, structuredClone({ capa, itens }));
      if (retifica) abertas.delete(numero);
    },

    abrir(numero: string, versao: string, capa: CapaEnviada): void {
      const versoes = duimps.todas.get(numero);
      const base = versoes?.at(-1);
      const modelo = registrada(numero, String(versoes?.length));
      if (!versoes || !base || !modelo) throw new PortalError(404, null, 'Recurso não encontrado');
      const recusa = recusaDe(base.capa.situacao as Situacao | null);
      if (recusa) throw erro(recusa);
      if (abertas.has(numero)) throw erro('Já existe uma versão da Duimp em elaboração.');
      if (Number(versao) !== versoes.length + 1) throw erro(`A próxima versão da Duimp é a ${versoes.length + 1}.`);
      abertas.set(numero, {
        capa,
        itens: structuredClone(modelo.itens),
        diagnostico: 'NAO_PEDIDO',
        registro: 'NAO_PEDIDO',
        retifica: { versao: Number(versao), base },
      });
    },
  };
}

interface Situacao {
  situacaoDuimp?: string;
  situacaoAnaliseRetificacao?: string;
}

function recusaDe(situacao: Situacao | null): string | null {
  if (situacao?.situacaoDuimp?.startsWith('CANCELADA')) return 'A Duimp está cancelada.';
  return situacao?.situacaoAnaliseRetificacao === 'PENDENTE_AGUARDANDO_ANALISE'
    ? 'Há uma retificação da Duimp aguardando análise.'
    : null;
}

const erro = (message: string) => new PortalError(422, 'DIMP-ER9999', message);
