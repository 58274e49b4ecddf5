import { diaDoPortal } from '#lib/portal/domain/horas-do-portal.ts';
import { proximaPergunta } from '#lib/portal/domain/registro-no-portal.ts';
import { eRetificadora } from '#lib/portal/domain/retificacao-no-portal.ts';
import { contarNoProcesso } from '#server/flows/processo/contar-no-processo.ts';
import { pedirConsulta } from '#server/portal/queue/ask-fetch.ts';
import { credencialRepository } from '#server/portal/talk/credencial-repository.ts';
import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import type { Fila } from '#server/portal/talk/queue.ts';
import { comoEsta } from './escrito-da-duimp.ts';
import { rascunhoRepository } from './rascunho-repository.ts';
import { type FimDoRegistro, frases, registrarRascunho } from './register-draft.ts';
import { fimPorExtenso, onde } from './registro-por-extenso.ts';
import { credenciaisComRegistro, type LinhaDoRegistro, registroRepository } from './registro-repository.ts';
import { encerrarRetificacao } from './retificacao-da-duimp.ts';

/** The registrations that people asked for, on their way to the Portal. */
export function filaDosRegistros(ao: AoBuscar): Fila {
  return {
    devidas: (agora) => credenciaisComRegistro(ao.db, agora),
    async proxima(empresaId, credencialId, agora) {
      const registros = registroRepository(ao.db, empresaId);
      const linha = await registros.proximo(credencialId, agora);
      if (!linha) return null;
      return {
        fazer: (fala) =>
          registrarRascunho(
            {
              ...ao,
              mudou: (linhaDoRegistro) => mudou(ao, linhaDoRegistro),
              acabar: (linhaDoRegistro, fim) => acabar(ao, linhaDoRegistro, fim),
            },
            fala,
            linha,
          ),
        tentativas: async () => (await registros.buscar(linha.id))?.tentativas ?? 0,
        async parar({ tentativas, frase, proximaEm }) {
          const agora = ao.relogio.agora();
          const estava = await registros.buscar(linha.id);
          if (estava?.etapa === 'CONFERIR' && proximaEm === null) {
            return acabar(ao, estava, { situacao: 'RECUSADO', problemas: [], frase });
          }
          if (estava?.etapa === 'CONFERIR') await registros.mudar(estava, { tentativas, frase, proximaEm });
          // It had left: from here on the Portal is asked, and nothing is sent again.
          if (estava?.etapa === 'ENVIANDO') {
            const depois = proximaEm ?? proximaPergunta(0, agora);
            const novo = { situacao: 'INCERTO', etapa: 'PERGUNTAR', frase: frases.incerto, tentativas: 0 } as const;
            await registros.mudar(estava, { ...novo, proximaEm: depois });
          }
          if (estava?.etapa === 'PERGUNTAR') {
            const desistiu = proximaEm === null && tentativas > 0;
            const depois = desistiu ? proximaPergunta(estava.perguntas + 1, agora) : proximaEm;
            await registros.mudar(estava, {
              frase,
              proximaEm: depois,
              tentativas: desistiu ? 0 : tentativas,
              ...(desistiu && { perguntas: estava.perguntas + 1 }),
            });
          }
        },
      };
    },
  };
}

/** Why a request may not leave: it was of another day, or of another draft. */
async function mudou(ao: AoBuscar, linha: LinhaDoRegistro): Promise<string | null> {
  const { empresaId, processoId, numero, sha256, pedidoEm, aprovadoEm } = linha;
  if (diaDoPortal(aprovadoEm ?? pedidoEm) !== diaDoPortal(ao.relogio.agora())) {
    return 'O dia mudou antes de o pedido sair, e os valores são os do dia do registro. Nada foi mandado: peça de novo.';
  }
  const rascunho = await rascunhoRepository(ao.db, empresaId).buscar(processoId);
  if (rascunho?.situacao !== 'PRONTO' || rascunho.numero !== numero || rascunho.sha256 !== sha256) return MUDOU;
  const { bloqueio, comoMandado } = await comoEsta(ao.db, rascunho);
  return bloqueio ?? (comoMandado ? null : MUDOU);
}

async function acabar(ao: AoBuscar, linha: LinhaDoRegistro, fim: FimDoRegistro): Promise<void> {
  const { empresaId, processoId, ambiente, numero, credencialId } = linha;
  const em = ao.relogio.agora();
  const usuarioId = linha.aprovadoPor ?? linha.pedidoPor;
  const parado = { etapa: null, proximaEm: null, tentativas: 0, frase: null };
  await ao.db.transaction(async (tx) => {
    const registros = registroRepository(tx, empresaId);
    const olhado = linha.etapa === 'PERGUNTAR' && { olhadoEm: em };
    if (!(await registros.mudar(linha, { ...parado, ...olhado, ...fim }))) return;
    await contarNoProcesso(
      tx,
      { empresaId, usuarioId, em },
      processoId,
      `${onde(ambiente)}: ${fimPorExtenso(linha, fim)}`,
    );
    if (fim.situacao !== 'REGISTRADA') return;
    if (eRetificadora(linha.versaoDuimp)) {
      await encerrarRetificacao(tx, { empresaId, usuarioId, em }, processoId, 'REGISTRADA');
    }
    const credencial = await credencialRepository(tx, empresaId).buscar(credencialId);
    if (!credencial || credencial.encerradaEm) return;
    const ao2 = { relogio: ao.relogio, quem: { empresaId, usuarioId } };
    const consultaId = await pedirConsulta(tx, ao2, { credencialId, numero });
    await registros.mudar({ ...linha, situacao: 'REGISTRADA', etapa: null }, { consultaId });
  });
}

const MUDOU = 'O processo ou o rascunho mudou depois do pedido. Nada foi mandado: peça de novo.';
