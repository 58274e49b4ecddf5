import type { DefinicaoDaLista } from '#components/lista/definicao-da-lista.ts';
import { representantes } from '#lib/api/representante.ts';
import { type RepresentanteLido, representanteConsulta } from '#lib/contracts/representante.ts';
import { REPRESENTANTE_COLUNAS } from '#lib/contracts/representante-colunas.ts';
import { NOME_VINCULO_REPRESENTANTE, VINCULOS_REPRESENTANTE } from '#lib/domain/representante.ts';
import { FILTROS_DE_VALIDADE } from '#lib/domain/validade.ts';
import { RepresentanteChip } from './RepresentanteChip.tsx';

export const REPRESENTANTES_LISTA: DefinicaoDaLista<RepresentanteLido> = {
  tela: 'representantes',
  titulo: 'Representantes legais',
  singular: 'representante',
  plural: 'representantes',
  busca: 'Buscar nome, CPF ou cargo',
  recurso: representantes,
  consulta: representanteConsulta,
  colunas: REPRESENTANTE_COLUNAS,
  filtros: [
    {
      tipo: 'opcao',
      campo: 'validade',
      nome: 'Validade',
      principal: true,
      opcoes: Object.entries(FILTROS_DE_VALIDADE),
    },
    {
      tipo: 'opcao',
      campo: 'vinculo',
      nome: 'Vínculo',
      principal: true,
      opcoes: VINCULOS_REPRESENTANTE.map((vinculo) => [vinculo, NOME_VINCULO_REPRESENTANTE[vinculo]]),
    },
    {
      tipo: 'opcao',
      campo: 'ativo',
      nome: 'Ativo',
      opcoes: [
        ['true', 'Sim'],
        ['false', 'Não'],
      ],
    },
    { tipo: 'opcao', campo: 'excluidos', nome: 'Excluídos', opcoes: [['true', 'só eles']] },
  ],
  destino: ({ id }) => ({ to: '/configuracoes/representante/$id', params: { id } }),
  celulas: { validade: (representante) => <RepresentanteChip representante={representante} /> },
  copia: { campo: 'nome', rotulo: 'Copiar nomes' },
};
