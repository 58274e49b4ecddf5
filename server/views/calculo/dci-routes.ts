import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type EntradaDci, entradaDci, resultadoDci } from '#lib/contracts/calculo/calculo-dci.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { leituraDaMora } from '#lib/fiscal/dci/parametros-em-vigor.ts';
import { calcularPiComPpb } from '#lib/fiscal/dci/pi-com-ppb.ts';
import { calcularPiSemPpb } from '#lib/fiscal/dci/pi-sem-ppb.ts';
import { calcularProdutoEstrangeiro } from '#lib/fiscal/dci/produto-estrangeiro.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';

export const calculoDciRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/Calculo/dci',
    {
      schema: {
        tags: ['Calculo'],
        summary: 'Tributos, multa e juros de uma DCI, por modalidade; nada é gravado',
        body: entradaDci,
        response: { 200: resultadoDci, 400: erroResposta },
      },
    },
    async ({ body, quem }) => calcularDci(body, await parametroRepository(app.cais.db, quem.empresaId).doMotor()),
  );
};

function calcularDci(entrada: EntradaDci, parametros: readonly Parametro[]) {
  const atraso = atrasoDe(entrada, parametros);
  switch (entrada.modalidade) {
    case 'PE':
      return { modalidade: entrada.modalidade, ...calcularProdutoEstrangeiro(entrada, atraso) };
    case 'PI_SEM_PPB':
      return { modalidade: entrada.modalidade, ...calcularPiSemPpb(entrada, atraso) };
    default:
      return { modalidade: 'PI_COM_PPB' as const, ...calcularPiComPpb(entrada, atraso) };
  }
}

function atrasoDe({ mora, diasAtraso, percJuros }: EntradaDci, parametros: readonly Parametro[]) {
  if (!mora) return { diasAtraso, percJuros };
  if (diasAtraso === 0 && /^[0.]+$/.test(percJuros)) {
    return { ...mora, leitura: leituraDaMora(parametros, mora.vencimento) };
  }
  throw new RegraViolada(
    'mora',
    'Informe vencimento, pagamento e Selic, ou os dias de atraso e os juros; não os dois.',
  );
}
