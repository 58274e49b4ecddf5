import { itensDoProcessoNovo } from '#lib/contracts/processo/itens-do-processo.ts';
import { processoNovo } from '#lib/contracts/processo/processo.ts';
import type { PedidoDeMarca } from '#lib/contracts/sefaz/marcas-da-dai.ts';
import { diasEntre, somarDias } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { registroDosItens } from '#server/comex/itens-do-processo/itens-do-processo.ts';
import { cadastroDeProcesso } from '#server/comex/processo/processo.ts';
import { processoRepository } from '#server/comex/processo/processo-repository.ts';
import type { AoMarcar } from '#server/comex/sefaz/dai-routes.ts';
import { marcarDai } from '#server/flows/dai/marcar-dai.ts';
import { darPasso } from '#server/flows/processo/dar-passo-no-processo.ts';
import { today } from '#server/platform/clock.ts';
import { gravacaoDe } from '#server/platform/records/write-cadastro.ts';
import { noDiaUtil } from './dia-util.ts';
import { embarquesDeDemonstracao } from './embarques-demonstracao.ts';
import { MARCA_VAZIA } from './marca-vazia.ts';
import { type ProcessoDeDemonstracao, processosDeDemonstracao } from './processos-demonstracao.ts';

/** Creates the demonstration's processes begun by hand. Each step runs on its day, by the functions the routes use. */
export async function semearProcessos(ao: AoMarcar, importadores: readonly string[]): Promise<void> {
  const agora = ao.relogio.agora();
  const noDia = (ha: number): AoMarcar => ({
    ...ao,
    relogio: { agora: () => new Date(agora.getTime() - ha * MILISSEGUNDOS_DO_DIA) },
  });
  const dia = today(ao.relogio);
  const processosASemear = [
    ...processosDeDemonstracao(dia, { importadores, responsavel: ao.quem.usuarioId }),
    ...embarquesDeDemonstracao(dia, importadores),
  ];
  for (const { abertoHa, campos, bens, passos } of processosASemear) {
    let anterior = diasDesdeOUtil(dia, abertoHa);
    const naAbertura = noDia(anterior);
    let processo = await gravacaoDe(cadastroDeProcesso, naAbertura).criar(processoNovo.parse(campos));
    if (bens) await gravarBens(naAbertura, processo.id, bens);
    for (const passo of passos) {
      const { ha, ...pedido } = passo;
      anterior = emDiaUtil(passo, { hoje: dia, anterior });
      const noPasso = noDia(anterior);
      if (passo.situacao === 'DESEMBARACADO_SEFAZ') {
        // The process that stops here lacks its exoneração.
        await desembaracarNaSefaz(noPasso, processo, { exonerado: passo !== passos.at(-1) });
        processo = (await processoRepository(ao.db, ao.quem.empresaId).buscar(processo.id)) ?? processo;
        continue;
      }
      processo = await darPasso(noPasso, processo.id, {
        ...pedido,
        versao: processo.versao,
        data: today(noPasso.relogio),
      });
    }
  }
}

/** How many days ago the step is given. Cargo moves on any day; an office, the Receita and the Sefaz act on business days. */
function emDiaUtil(
  { situacao, ha }: ProcessoDeDemonstracao['passos'][number],
  { hoje, anterior }: { hoje: DataTexto; anterior: number },
): number {
  if (situacao === 'EM_TRANSITO' || situacao === 'AGUARDANDO_PRESENCA') return ha;
  const util = diasDesdeOUtil(hoje, ha);
  return util > anterior ? ha : util;
}

/** How many days have passed since the day `ha` days ago, or since the business day before it. */
function diasDesdeOUtil(hoje: DataTexto, ha: number): number {
  return diasEntre(noDiaUtil(somarDias(hoje, -ha)), hoje);
}

async function gravarBens(dia: AoMarcar, id: string, bens: NonNullable<ProcessoDeDemonstracao['bens']>): Promise<void> {
  await gravacaoDe(registroDosItens, dia).alterar({ id, versao: 1, ...itensDoProcessoNovo.parse(bens) });
}

/** Adds the marks of the Sefaz portal up to the release, all on one day. */
async function desembaracarNaSefaz(
  dia: AoMarcar,
  { id: processoId, numero }: { id: string; numero: string },
  { exonerado }: { exonerado: boolean },
): Promise<void> {
  const marcar = (marca: Partial<PedidoDeMarca> & Pick<PedidoDeMarca, 'tipo'>) =>
    marcarDai(dia, processoId, { ...MARCA_VAZIA, data: today(dia.relogio), ...marca });
  await marcar({ tipo: 'ENVIADA', numero: numeroDaDai(numero), motivo: 'Digitada no portal da Sefaz.' });
  await marcar({ tipo: 'PARAMETRIZADA', canal: 'VERDE' });
  await marcar({ tipo: 'CIENCIA_DADA' });
  if (exonerado) await marcar({ tipo: 'EXONERACAO' });
  await marcar({ tipo: 'DESEMBARACADA' });
}

/** A number of its own for each process: that of the process, `IMP-2026-0012`, in the form of the others. */
const numeroDaDai = (processo: string) => `2026${processo.replace(/\D/g, '').slice(-4).padStart(6, '0')}`;

const MILISSEGUNDOS_DO_DIA = 24 * 60 * 60 * 1000;
