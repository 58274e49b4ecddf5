import type { RepresentanteLido } from '#lib/contracts/cadastros/representante.ts';
import { primeiroFim } from '#lib/domain/cadastros/representante.ts';
import { colunasDe, DA_ALTERACAO } from '#lib/registros/colunas-de.ts';
import { REPRESENTANTE } from '#lib/registros/representante.ts';

export const REPRESENTANTE_COLUNAS = colunasDe<RepresentanteLido>(REPRESENTANTE, {
  primeiras: [
    'nome',
    'cpf',
    'cargo',
    'vinculo',
    'validade',
    'procuracaoValidade',
    'certificadoValidade',
    'certificadoTipo',
    'certificadoTitular',
    'importadores',
  ],
  proprias: [
    {
      campo: 'validade',
      titulo: 'Vale até',
      tipo: 'data',
      padrao: true,
      noCartao: true,
      caracteres: 18,
      valor: primeiroFim,
    },
    {
      campo: 'importadores',
      titulo: 'Importadores',
      tipo: 'texto',
      padrao: true,
      noCartao: true,
      caracteres: 22,
      valor: ({ importadores }) => importadores.map(({ razaoSocial }) => razaoSocial).join('; '),
    },
    DA_ALTERACAO[0],
  ],
});
