import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { ResultadoDeVarios } from '#lib/contracts/platform/varios.ts';
import { escreverVinculo } from '#lib/portal/codecs/vinculo-json.ts';
import type { atoEmFabricantes } from '#lib/portal/contracts/fabricantes-no-portal.ts';
import { portalFabricante } from '#server/platform/db/schema/catalogo.ts';
import type { AoPedir } from '#server/portal/talk/usable-credential.ts';
import { agirEmVarios } from './act-on-many.ts';
import { contarNoFabricante } from './catalogue-history.ts';
import { type FabricanteComCodigos, fabricanteRepository, recusaDeDesvincular } from './fabricante-repository.ts';
import { type ComoPreparar, envioDe, passoDoPreparo } from './step-of-change.ts';

/** Does one act on many links of products to makers, as `agirEmVarios`. */
export async function agirEmFabricantes(
  ao: AoPedir,
  { fabricantes: quais, ato }: z.output<typeof atoEmFabricantes>,
): Promise<ResultadoDeVarios> {
  return agirEmVarios(ao, portalFabricante, { quais, ato }, ({ tx, ...noAto }) => ({
    naoExiste: 'Este vínculo não existe.',
    contar: contarNoFabricante,
    quantos: (n) => (n === 1 ? 'Um vínculo de fabricante' : `${n} vínculos de fabricante`),
    // A product may have several makers.
    nomeDe: async (linha) =>
      `${linha.codigoInterno} com ${await fabricanteRepository(tx, linha.empresaId).nomeDe(linha)}`,
    async passo(linha) {
      if (ato.tipo === 'PREPARAR_MUDANCA') return { motivo: 'Um vínculo não tem versões: desvincule-o, e faça outro.' };
      const fabricantes = fabricanteRepository(tx, linha.empresaId);
      const [lida] = await fabricantes.comCodigos(linha, eq(portalFabricante.id, linha.id));
      const passo = passoDoPreparo(ato, preparar(lida ?? { ...linha, vinculo: null, falta: null }), noAto);
      if ('motivo' in passo || ato.tipo !== 'TRAZER_DE_VOLTA') return passo;
      const outros = await fabricantes.doAmbiente(linha, eq(portalFabricante.produtoId, linha.produtoId));
      return outros.some(({ quem, codigoPais }) => quem === linha.quem && codigoPais === linha.codigoPais)
        ? { motivo: 'O produto já tem outro vínculo com este fabricante aqui.' }
        : passo;
    },
  }));
}

function preparar(linha: FabricanteComCodigos): ComoPreparar<typeof portalFabricante> {
  const { vinculo, falta } = linha;
  const semDesvincular = recusaDeDesvincular(linha);
  return {
    linha,
    vista: null,
    nomes: { INCLUIR: 'vinculação', DESATIVAR: 'desvinculação' },
    desativaComCorpo: true,
    possivel: semDesvincular === null ? { base: linha.codigo ?? '' } : { motivo: semDesvincular },
    vigente: () => envioDe(linha),
    comoEstaLa: () => ({}),
    falta: falta === null ? null : { motivo: falta },
    escrever: () => (vinculo ? escreverVinculo(vinculo) : ''),
  };
}
