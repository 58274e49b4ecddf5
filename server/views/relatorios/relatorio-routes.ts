import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import {
  type RelatorioConsulta,
  relatorio,
  relatorioConsulta,
  relatorioExportacao,
} from '#lib/contracts/views/relatorio.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { type LinhaDeRelatorio, NOME_AGRUPAMENTO, RELATORIOS } from '#lib/domain/telas/relatorio.ts';
import { type ColunaDeRelatorio, DEFINICAO_RELATORIO } from '#lib/listas/relatorio.ts';
import { today } from '#server/platform/clock.ts';
import { listRead } from '#server/platform/lists/list-read-whole.ts';
import { FILE_REPLY, sendList } from '#server/platform/lists/send-list.ts';
import { relatorioRepository } from './relatorio-repository.ts';

const tags = ['Relatorio'];

export const relatorioRoutes: FastifyPluginAsyncZod = async (app) => {
  const { leitura, relogio } = app.cais;

  for (const nome of RELATORIOS) {
    const definicao = DEFINICAO_RELATORIO[nome];
    const { titulo, colunas, agrupamentos, dia, primeira: sozinha = 'Situação', ressalvas = [] } = definicao;

    app.get(
      `/Relatorio/${nome}`,
      {
        schema: {
          tags,
          summary: `${titulo}: as linhas do período e os totais`,
          querystring: relatorioConsulta,
          response: { 200: relatorio, 400: erroResposta },
        },
      },
      ({ quem, query }) => relatorioRepository(leitura, quem.empresaId, today(relogio)).ler(nome, query),
    );

    app.get(
      `/Relatorio/${nome}/Exportar`,
      {
        schema: {
          tags,
          summary: `${titulo} em XLSX ou CSV`,
          querystring: relatorioExportacao,
          response: FILE_REPLY,
        },
      },
      async ({ quem, query: { formato, ...consulta } }, reply) => {
        const relatorios = relatorioRepository(leitura, quem.empresaId, today(relogio));
        const lido = await relatorios.ler(nome, consulta);
        const primeira = agrupamentos.length > 0 ? NOME_AGRUPAMENTO[consulta.agrupar] : sozinha;
        const aviso = [lido.aviso ?? [], ressalvas].flat().join(' ');
        const envio = {
          nome: titulo,
          colunas: [colunaDoRotulo(primeira), ...colunas],
          lista: listRead(async () => lido.linhas),
          agora: relogio.agora(),
          ...(aviso && { aviso }),
          filtros: [
            ...emPalavras(consulta, { deUmDia: dia !== undefined, agrupado: agrupamentos.length > 0 }),
            ...(await relatorios.nomesDoImportador(consulta)).map((nomeDoImportador): [string, string] => [
              'Importador',
              nomeDoImportador,
            ]),
          ],
          totais: async () =>
            Object.fromEntries(Object.entries(lido.totais).map(([campo, soma]) => [campo, String(soma)])),
        };
        return sendList<LinhaDeRelatorio, { formato: typeof formato }>(reply, envio, { formato });
      },
    );
  }
};

/** What the screen says above the report. */
function emPalavras(
  { de, ate, agrupar }: Pick<RelatorioConsulta, 'de' | 'ate' | 'agrupar'>,
  { deUmDia, agrupado }: { deUmDia: boolean; agrupado: boolean },
): [nome: string, valor: string][] {
  return [
    deUmDia ? ['Posição em', diaPorExtenso(ate)] : ['Período', `${diaPorExtenso(de)} a ${diaPorExtenso(ate)}`],
    ...(agrupado ? [['Agrupado por', NOME_AGRUPAMENTO[agrupar]] as [string, string]] : []),
  ];
}

function colunaDoRotulo(titulo: string): ColunaDeRelatorio {
  return { campo: 'rotulo', titulo, tipo: 'texto', caracteres: 25 };
}
