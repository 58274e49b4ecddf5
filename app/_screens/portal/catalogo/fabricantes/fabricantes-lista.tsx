import { AcoesDaSelecao } from '#app/_screens/portal/catalogo/AcoesDaSelecao.tsx';
import { CELULAS_DO_PREPARO } from '#app/_screens/portal/catalogo/celulas-do-preparo.tsx';
import { FILTRO_DOS_DESFEITOS, FILTROS_DO_PREPARO } from '#app/_screens/portal/catalogo/filtros-do-preparo.ts';
import { RAMO_DOS_FABRICANTES } from '#app/_screens/portal/catalogo/ramo.ts';
import type { DefinicaoDaLista } from '#components/lista/definicao-da-lista.ts';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { FABRICANTES_NO_PORTAL } from '#lib/portal/api/fabricantes-no-portal.ts';
import { fabricanteNoPortalConsulta } from '#lib/portal/contracts/fabricante-no-portal-consulta.ts';
import type { FabricanteNoPortal } from '#lib/portal/contracts/fabricantes-no-portal.ts';
import { NOME_TIPO_DE_FABRICANTE, TIPOS_DE_FABRICANTE } from '#lib/portal/domain/fabricante-no-portal.ts';
import { FABRICANTE_NO_PORTAL_COLUNAS } from '#lib/portal/listas/fabricante-no-portal.ts';
import { DesvincularVarios } from './DesvincularVarios.tsx';

/** The links of products to makers that are prepared here. */
export const FABRICANTES_LISTA: DefinicaoDaLista<FabricanteNoPortal> = {
  tela: 'fabricantes-no-portal',
  titulo: 'Fabricantes dos produtos',
  singular: 'vínculo',
  plural: 'vínculos',
  busca: 'Buscar produto ou fabricante',
  recurso: FABRICANTES_NO_PORTAL,
  consulta: fabricanteNoPortalConsulta,
  colunas: FABRICANTE_NO_PORTAL_COLUNAS,
  filtros: [
    ...FILTROS_DO_PREPARO,
    filtroDeImportador({ principal: true }),
    {
      tipo: 'opcao',
      campo: 'tipo',
      nome: 'Tipo',
      opcoes: TIPOS_DE_FABRICANTE.map((tipo) => [tipo, NOME_TIPO_DE_FABRICANTE[tipo]]),
    },
    FILTRO_DOS_DESFEITOS,
  ],
  destino: ({ produto }) => ({ to: '/configuracoes/catalogo/$id', params: { id: produto.id } }),
  celulas: CELULAS_DO_PREPARO,
  copia: { campo: 'nome', rotulo: 'Copiar fabricantes' },
  acoesDaSelecao: (escolhida, limpar) => (
    <AcoesDaSelecao ramo={RAMO_DOS_FABRICANTES} escolhida={escolhida} aoTerminar={limpar}>
      <DesvincularVarios escolhida={escolhida} aoTerminar={limpar} />
    </AcoesDaSelecao>
  ),
};
