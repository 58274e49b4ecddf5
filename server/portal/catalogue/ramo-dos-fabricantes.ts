import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { escreverVinculo, lerVinculos } from '#lib/portal/codecs/vinculo-json.ts';
import {
  type FabricanteNoPortalConsulta,
  fabricanteNoPortalConsulta,
} from '#lib/portal/contracts/fabricante-no-portal-consulta.ts';
import {
  type FabricanteNoPortal,
  fabricanteAchado,
  fabricanteNoPortal,
  listaDeFabricantes,
  preparoDeFabricantes,
} from '#lib/portal/contracts/fabricantes-no-portal.ts';
import {
  chaveDoVinculo,
  DESVINCULADO,
  VINCULADO,
  type VinculoDoPortal,
} from '#lib/portal/domain/fabricante-no-portal.ts';
import { FABRICANTE_NO_PORTAL_COLUNAS } from '#lib/portal/listas/fabricante-no-portal.ts';
import { portalFabricante } from '#server/platform/db/schema/catalogo.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import { contarNoFabricante } from './catalogue-history.ts';
import { LISTA_DOS_FABRICANTES } from './compare-links.ts';
import {
  type FabricanteComCodigos,
  fabricanteRepository,
  type LinhaDoFabricante,
  recusaDeDesvincular,
} from './fabricante-repository.ts';
import { prepararFabricantes } from './prepare-links.ts';
import type { Ramo } from './ramo.ts';
import { ENVIO_DOS_FABRICANTES } from './send-link.ts';
import { type ComoPreparar, desativacaoDevolvida, envioDe, passoDoPreparo } from './step-of-change.ts';

interface DosFabricantes {
  consulta: FabricanteNoPortalConsulta;
  resumo: FabricanteNoPortal;
  lido: FabricanteNoPortal;
  preparo: z.output<typeof preparoDeFabricantes>;
  dados: never;
  achado: z.output<typeof fabricanteAchado>;
  daqui: FabricanteComCodigos;
  la: VinculoDoPortal;
}

/** The makers: the links of products to who makes them. A link says nothing that is written and has no versions: it is made, and ended. */
export const RAMO_DOS_FABRICANTES: Ramo<typeof portalFabricante, DosFabricantes> = {
  tabela: portalFabricante,
  nome: 'vínculo',
  quantos: (n) => (n === 1 ? 'Um vínculo de fabricante' : `${n} vínculos de fabricante`),
  nomeDe: ({ codigoInterno }) => codigoInterno,
  // A product may have several makers.
  porExtenso: async (tx, linha) =>
    `${linha.codigoInterno} com ${await fabricanteRepository(tx, linha.empresaId).nomeDe(linha)}`,
  contar: contarNoFabricante,
  repositorio: fabricanteRepository,
  preparar: prepararFabricantes,
  passos: (noAto) => async (linha, ato) => {
    if (ato.tipo === 'PREPARAR_MUDANCA') return { motivo: 'Um vínculo não tem versões: desvincule-o, e faça outro.' };
    const fabricantes = fabricanteRepository(noAto.tx, linha.empresaId);
    const [lida] = await fabricantes.comCodigos(linha, eq(portalFabricante.id, linha.id));
    return passoDoPreparo(ato, prepararVinculo(lida ?? { ...linha, vinculo: null, falta: null }), noAto);
  },
  lugar: {
    de: ({ produtoId, quem, codigoPais }) =>
      and(
        eq(portalFabricante.produtoId, produtoId),
        eq(portalFabricante.quem, quem),
        eq(portalFabricante.codigoPais, codigoPais),
      ),
    ocupado: () => 'O produto já tem outro vínculo com este fabricante aqui.',
  },
  devolvido: (linha, motivo) =>
    desativacaoDevolvida<typeof portalFabricante>({ linha, comoEstaLa: () => ({}) }, motivo, 'Desvinculação'),
  achado: {
    async codigo({ db, quem }, id, { esta: presenca }) {
      const linha = await fabricanteRepository(db, quem.empresaId).buscar(id);
      if (!linha) throw notFound('Este vínculo');
      if (linha.situacao !== 'INCERTO') throw againstRule('O que há no Portal Único não está em dúvida.');
      return presenca ? chaveEnviada(linha) : null;
    },
    valores: ({ ato }) => ({ situacaoNoPortal: ato === 'DESATIVAR' ? DESVINCULADO : VINCULADO }),
  },
  envio: ENVIO_DOS_FABRICANTES,
  lista: LISTA_DOS_FABRICANTES,
  rotas: {
    recurso: 'Fabricante',
    listas: 'ListaDeFabricantes',
    noAto: 'fabricantes',
    planilha: 'Fabricantes no Portal',
    colunas: FABRICANTE_NO_PORTAL_COLUNAS,
    contrato: {
      consulta: fabricanteNoPortalConsulta,
      resumo: fabricanteNoPortal,
      lido: fabricanteNoPortal,
      preparo: preparoDeFabricantes,
      achado: fabricanteAchado,
      lista: listaDeFabricantes,
    },
    resumos: {
      listar: 'Os vínculos de produtos com fabricantes, e o que o Portal disse de cada um',
      exportar: 'Os vínculos de produtos com fabricantes em XLSX ou CSV',
      preparar: 'Faz o rascunho do vínculo de cada produto com o fabricante do seu item; nada é enviado',
      agir: 'Pede a revisão, aprova, desvincula, desfaz ou envia muitos vínculos; responde quais não puderam',
      ler: 'Um vínculo de produto com fabricante, com o que o Portal disse dele',
      devolver: 'Devolve um vínculo, ou o tira da fila antes de ele sair',
      achar: 'Diz o que alguém viu no Portal: se o que foi enviado está lá',
      lerListas: 'As listas de vínculos que o Portal respondeu, e o que a comparação deu',
      pedirLista: 'Pede ao Portal a lista dos vínculos de um importador, para comparar',
    },
  },
};

function prepararVinculo(linha: FabricanteComCodigos): ComoPreparar<typeof portalFabricante> {
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

/** The key of the link that was sent. */
function chaveEnviada({ codigo, escrito }: LinhaDoFabricante): string {
  const [vinculo] = lerVinculos(Buffer.from(escrito ?? ''));
  return codigo ?? (vinculo ? chaveDoVinculo(vinculo) : '');
}
