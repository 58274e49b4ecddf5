import { processoNovo } from '#lib/contracts/processo.ts';
import type { AoGravar } from '#server/cadastros/cadastro.ts';
import { gravacaoDe } from '#server/cadastros/gravar-cadastro.ts';
import { darPasso } from '#server/importacao/gravar-passo.ts';
import { cadastroDeProcesso } from '#server/importacao/processo.ts';
import { hoje } from '#server/relogio.ts';
import { processosDeDemonstracao } from './processos-demonstracao.ts';

/** The processes of the demonstration that were begun by hand, each thing done on its day by the very routes' own steps. */
export async function semearProcessos(ao: AoGravar, importadores: readonly string[]): Promise<void> {
  const agora = ao.relogio.agora();
  const noDia = (ha: number): AoGravar => ({
    ...ao,
    relogio: { agora: () => new Date(agora.getTime() - ha * MILISSEGUNDOS_DO_DIA) },
  });
  const deles = processosDeDemonstracao(hoje(ao.relogio), { importadores, responsavel: ao.quem.usuarioId });
  for (const { abertoHa, campos, passos } of deles) {
    let processo = await gravacaoDe(cadastroDeProcesso, noDia(abertoHa)).criar(processoNovo.parse(campos));
    for (const { ha, ...passo } of passos) {
      const dia = noDia(ha);
      processo = await darPasso(dia, processo.id, { ...passo, versao: processo.versao, data: hoje(dia.relogio) });
    }
  }
}

const MILISSEGUNDOS_DO_DIA = 24 * 60 * 60 * 1000;
