import { AcoesDaSelecao } from '#app/_screens/portal/catalogo/AcoesDaSelecao.tsx';
import { CELULAS_DO_PREPARO } from '#app/_screens/portal/catalogo/celulas-do-preparo.tsx';
import { FILTRO_DOS_DESFEITOS, FILTROS_DO_PREPARO } from '#app/_screens/portal/catalogo/filtros-do-preparo.ts';
import { RAMO_DOS_OPERADORES } from '#app/_screens/portal/catalogo/ramo.ts';
import type { DefinicaoDaLista } from '#components/lista/definicao-da-lista.ts';
import { filtroDeBusca } from '#components/lista/filtro-de-busca.ts';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { OPERADORES_NO_PORTAL } from '#lib/portal/api/operadores-estrangeiros.ts';
import { operadorNoPortalConsulta } from '#lib/portal/contracts/operador-no-portal-consulta.ts';
import type { OperadorNoPortalResumo } from '#lib/portal/contracts/operadores-estrangeiros.ts';
import { OPERADOR_NO_PORTAL_COLUNAS } from '#lib/portal/listas/operador-no-portal.ts';
import { contratoDeFornecedor } from '#lib/registros/fornecedor.ts';

/** The foreign operators that are prepared here. */
export const OPERADORES_LISTA: DefinicaoDaLista<OperadorNoPortalResumo> = {
  tela: 'operadores-estrangeiros',
  titulo: 'Operadores estrangeiros',
  singular: 'operador',
  plural: 'operadores',
  busca: 'Buscar nome, TIN, país ou código interno',
  recurso: OPERADORES_NO_PORTAL,
  consulta: operadorNoPortalConsulta,
  colunas: OPERADOR_NO_PORTAL_COLUNAS,
  filtros: [
    ...FILTROS_DO_PREPARO,
    filtroDeImportador({ principal: true }),
    { tipo: 'texto', campo: 'codigoPais', nome: 'País (ISO)', ler: lerSigla, mostrar: (sigla) => sigla },
    filtroDeBusca({
      campo: 'fornecedorId',
      nome: 'Fornecedor',
      endpoint: 'Fornecedor/GetByQ',
      api: { recurso: '/api/Fornecedor', linha: contratoDeFornecedor.lido },
      chamado: ({ razaoSocial }) => razaoSocial,
    }),
    FILTRO_DOS_DESFEITOS,
  ],
  destino: ({ id }) => ({ to: '/configuracoes/catalogo/operadores/$id', params: { id } }),
  celulas: CELULAS_DO_PREPARO,
  copia: { campo: 'nome', rotulo: 'Copiar nomes', curto: 'Copiar' },
  acoesDaSelecao: (escolhida, limpar) => (
    <AcoesDaSelecao ramo={RAMO_DOS_OPERADORES} escolhida={escolhida} aoTerminar={limpar} />
  ),
};

function lerSigla(digitada: string) {
  const sigla = digitada.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(sigla) ? { valor: sigla } : { motivo: 'A sigla ISO do país tem duas letras, como CN.' };
}
